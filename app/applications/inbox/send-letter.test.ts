import { expect, test } from 'vitest'
import { lockRow } from '../../db/lock.ts'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { claimMs } from '../../mail/back-off.ts'
import { deliverNext } from '../../mail/deliver.server.ts'
import { discardMail, retryMails } from '../../mail/mail-list-queries.server.ts'
import { markFailed, markSent, queueMail } from '../../mail/queue-queries.server.ts'
import { defaultSite } from '../../site/site.ts'
import { forgetApplication } from '../forget-queries.server.ts'
import { letterOutcome } from '../letter-outcome-queries.server.ts'
import { ownView } from '../private/own-view.server.ts'
import { readdressMails } from '../private/readdress-queries.server.ts'
import { hashToken } from '../private/token.server.ts'
import { findApplication, listEvents, recordEvent } from '../queries.server.ts'
import { addRemark } from './contact-queries.server.ts'
import { letterDiscarded } from './discarded-queries.server.ts'
import { letterLimits } from './letter-limits.ts'
import { addNote } from './note.server.ts'
import { sendLetter } from './send-letter.server.ts'

const site = defaultSite('https://keys.example')
const ada = { actor: 'ada@example.com' }
const letter = { template: 'what-we-need', subject: 'What we need', body: 'Hello.', once: '' }

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
  const send = async (id: string, fields: Partial<typeof letter> = {}, canMail = true) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...letter, ...fields })) form.set(name, value)
    return await sendLetter(scratch.database, { site, canMail }, id, form, ada)
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

  test('a letter that is sent twice goes out once', async () => {
    const id = await application()
    const once = newId()
    expect(await Promise.all([send(id, { once }), send(id, { once })])).toEqual(['mail', 'mail'])
    expect(await send(id, { once })).toBe('mail')
    expect(await mailsOf(id)).toHaveLength(1)
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
  })

  test('other words, or the same from a page that was loaded anew, are another letter', async () => {
    const [id, other] = [await application(), await application()]
    const once = newId()
    await send(id, { once })
    await send(id, { once, body: 'Hello again.' })
    await send(id, { once: newId() })
    await send(other, { once })
    expect(await mailsOf(id)).toHaveLength(3)
    expect(await mailsOf(other)).toHaveLength(1)
  })

  test('without a mail server a letter is refused with its words: nothing is queued, and nobody counts as answered', async () => {
    const id = await application()
    expect(await send(id, { body: 'An hour of typing.' }, false)).toEqual({
      subject: letter.subject,
      body: 'An hour of typing.',
      errors: { body: expect.stringContaining('Mail is not set up') },
    })
    expect(await mailsOf(id)).toEqual([])
    expect(await findApplication(scratch.database.db, id)).toMatchObject({ first_contact_at: null })
  })

  test('a letter that failed and was discarded is no contact, and its line says so; a call is one', async () => {
    const { db } = scratch.database
    const contactOf = async (id: string) => (await findApplication(db, id))?.first_contact_at ?? null
    const discardAll = async (id: string) => {
      for (const event of await listEvents(db, id)) {
        await db.updateTable('mail_queue').set({ last_error: 'ESOCKET' }).where('id', '=', event.id).execute()
        await discardMail(scratch.database, event.id, ada, letterDiscarded)
      }
    }
    const [id, called] = [await application(), await application()]
    for (const one of [id, called]) await send(one)
    await addRemark(scratch.database, called, { kind: 'call', words: 'Spoke.' }, ada)
    expect(await contactOf(id)).not.toBeNull()
    for (const one of [id, called]) await discardAll(one)
    expect(await listEvents(db, id)).toMatchObject([{ facts: { isDiscarded: true } }])
    expect(await contactOf(id)).toBeNull()
    expect(await contactOf(called)).not.toBeNull()
  })

  test('a confirmation for a corrected address that is discarded leaves the line of the correction as it is', async () => {
    const { db } = scratch.database
    const applicationId = await application()
    const facts = { changed: ['email'] }
    const id = await recordEvent(db, { applicationId, kind: 'corrected', actor: 'applicant', facts })
    const words = { subject: 's', text: 't', html: 'h' }
    await queueMail(db, { id, kind: 'application-received', to: 'new@example.com', ...words })
    await db.updateTable('mail_queue').set({ last_error: 'ESOCKET' }).where('id', '=', id).execute()
    expect(await discardMail(scratch.database, id, ada, letterDiscarded)).toBe(true)
    expect((await listEvents(db, applicationId))[0]?.facts).toEqual(facts)
  })

  test('a letter that is refused for good is no contact and no message; sent at another try it is both', async () => {
    const { db } = scratch.database
    const id = await application()
    const token = 't'.repeat(43)
    await db
      .updateTable('applications')
      .set({ token_hash: hashToken('application', token) ?? '' })
      .where('id', '=', id)
      .execute()
    const seen = async () => ({
      isAnswered: (await findApplication(db, id))?.first_contact_at !== null,
      messages: (await ownView(db, token, site))?.messages.map(({ words }) => words),
    })
    const deliver = async (send: () => Promise<void>) => {
      const log = { info() {}, warn() {}, error() {} }
      const clock = () => new Date(Date.now() + 1000)
      const delivery = { database: scratch.database, mailer: { send }, log, clock }
      while (await deliverNext({ ...delivery, aboutMail: letterOutcome }));
    }
    await send(id)
    expect(await seen()).toEqual({ isAnswered: true, messages: [] })
    const refusal = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }
    await deliver(() => Promise.reject(Object.assign(new Error('550'), refusal)))
    expect(await seen()).toEqual({ isAnswered: false, messages: [] })
    await retryMails(scratch.database, 'all', ada)
    await deliver(async () => {})
    expect(await seen()).toEqual({ isAnswered: true, messages: ['E-mail: “What we need”'] })
  })

  test('what becomes of a letter at an address that was corrected meanwhile is not what becomes of it at the new one', async () => {
    const { database } = scratch
    const log = { info() {}, warn() {}, error() {} }
    const refusal = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }
    for (const answer of [async () => {}, () => Promise.reject(Object.assign(new Error('550'), refusal))]) {
      await database.db.deleteFrom('mail_queue').execute()
      const id = await application()
      await send(id)
      const sentTo: string[] = []
      const deliver = async (late: number, sending: () => Promise<void>) => {
        const send = async ({ to }: { to: string }) => {
          sentTo.push(to)
          await sending()
        }
        const clock = () => new Date(Date.now() + late)
        await deliverNext({ database, mailer: { send }, log, clock, aboutMail: letterOutcome })
      }
      await deliver(1000, async () => {
        const to = { email: 'new@example.com', isConfirmedAnew: false }
        await database.change([], (trx) => readdressMails(trx, id, to))
        await answer()
      })
      expect(await findApplication(database.db, id)).toMatchObject({ first_contact_at: expect.any(Date) })
      await deliver(claimMs + 2000, async () => {})
      expect(sentTo).toEqual(['test.renter@example.com', 'new@example.com'])
      const row = await database.db.selectFrom('mail_queue').select('sent_at').executeTakeFirst()
      expect(row?.sent_at).toBeInstanceOf(Date)
    }
  })

  test('what became of a letter is written down while its application is being erased, and they do not deadlock', async () => {
    const { db } = scratch.database
    const to = 'test.renter@example.com'
    const error = { error: 'EENVELOPE 550', at: new Date(), nextTryAt: null, keepsBody: true }
    const outcomes = {
      sent: (id: string) => markSent(scratch.database, { id, to }, new Date(), letterOutcome),
      failed: (id: string) => markFailed(scratch.database, { id, to, attempts: 1 }, error, letterOutcome),
      discarded: (id: string) => discardMail(scratch.database, id, ada, letterDiscarded),
    }
    for (const write of Object.values(outcomes)) {
      const id = await application()
      await send(id)
      const [event] = await listEvents(db, id)
      const refused = { attempts: 1, last_error: 'EENVELOPE 550' }
      const facts = write === outcomes.sent ? { isRefused: true } : {}
      await db
        .updateTable('mail_queue')
        .set(refused)
        .where('id', '=', event?.id ?? '')
        .execute()
      await db
        .updateTable('application_events')
        .set({ facts: JSON.stringify(facts) })
        .execute()
      if (write === outcomes.sent)
        await db.updateTable('applications').set({ first_contact_at: null }).where('id', '=', id).execute()
      await crossing(
        scratch.database,
        (held) => held.change([], (trx) => lockRow(trx, 'applications', id)),
        async () => await write(event?.id ?? ''),
        (trx) => forgetApplication(trx, id),
      )
      expect(await findApplication(db, id)).toBeNull()
      expect(await mailsOf(id)).toEqual([])
    }
  })

  test('a note or a payment that is sent twice is noted once', async () => {
    const id = await application()
    const form = new FormData()
    const paid = { kind: 'paid', item: 'Setup fee', amount: '$300', once: newId() }
    for (const [name, value] of Object.entries(paid)) form.set(name, value)
    const note = () => addNote(scratch.database, id, form, ada)
    expect(await Promise.all([note(), note()])).toEqual(['paid', 'paid'])
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
  })

  test('a letter made from the longest template goes out whole', async () => {
    const id = await application()
    const body = `${'x'.repeat(8000)} to the end`
    expect(await send(id, { body })).toBe('mail')
    expect((await mailsOf(id))[0]?.text).toContain('to the end')
  })

  test('what is too long, or nothing, is not sent: it comes back as it was typed, with what is wrong', async () => {
    const id = await application()
    const body = 'x'.repeat(letterLimits.body + 1)
    expect(await send(id, { subject: ' ', body })).toEqual({
      subject: '',
      body,
      errors: { subject: 'Please write something here.', body: 'Please use at most 12,000 characters' },
    })
    expect(await listEvents(scratch.database.db, id)).toEqual([])
  })

  test('to an application that was deleted meanwhile nothing is written', async () => {
    expect(await send(newId())).toBe('gone')
    const form = new FormData()
    for (const [name, value] of Object.entries({ kind: 'note', words: 'Hello' })) form.set(name, value)
    expect(await addNote(scratch.database, newId(), form, ada)).toBe('gone')
  })
})
