import { expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { defaultSite } from '../../site/site.ts'
import { sendLetter } from './send-letter.server.ts'

const site = defaultSite('https://keys.example')
const ada = { actor: 'ada@example.com' }
const letter = { template: 'what-we-need', subject: 'What we need', body: 'Hello.' }

onBothEngines((scratch) => {
  const application = async () => {
    const { db } = scratch.database
    const row = applicationRow()
    await db.insertInto('applications').values(row).execute()
    const yes = { kind: 'contact' as const, wording: 'Yes.', wording_version: 1, page: '/forms/funding' }
    await db
      .insertInto('application_consents')
      .values({ ...yes, id: newId(), application_id: row.id })
      .execute()
    return row.id
  }
  const send = async (id: string, fields: Partial<typeof letter> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...letter, ...fields })) form.set(name, value)
    return await sendLetter(scratch.database, site, id, form, ada)
  }
  const mailsOf = async (id: string) =>
    await scratch.database.db
      .selectFrom('mail_queue')
      .innerJoin('application_events', 'application_events.id', 'mail_queue.id')
      .select(['subject', 'text', 'html'])
      .where('application_id', '=', id)
      .execute()

  test('a letter keeps the lines it was typed in, in text and in HTML', async () => {
    const id = await application()
    await send(id, { body: 'Please bring:\r\n- ID\r\n-  pay <slips>\r\n \r\n\r\nThank you,\r\nAda' })
    const [mail] = await mailsOf(id)
    expect(mail?.text).toMatch(/^Please bring:\n- ID\n- pay <slips>\n\nThank you,\nAda\n\n--\n/)
    expect(mail?.html).toContain('>Please bring:<br/>- ID<br/>-  pay &lt;slips&gt;</p>')
    expect(mail?.html).toContain('>Thank you,<br/>Ada</p>')
  })

  test('its subject stays one line, whatever is sent', async () => {
    const id = await application()
    await send(id, { subject: 'Hello\nBcc: all@example.com' })
    expect(await mailsOf(id)).toMatchObject([{ subject: 'Hello Bcc: all@example.com' }])
  })
})
