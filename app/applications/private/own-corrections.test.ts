import { expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { markSent, queueMail } from '../../mail/queue-queries.server.ts'
import { defaultSite } from '../../site/site.ts'
import { moveApplication } from '../inbox/changes.server.ts'
import { mailApplication } from '../inbox/contact-queries.server.ts'
import { listEvents } from '../queries.server.ts'
import { correctOwn, findByToken, withdrawOwn } from './own-queries.server.ts'
import { applying } from './testing/applying.ts'

const site = defaultSite('https://keys.example')
const mayMail = async () => true

onBothEngines((scratch) => {
  const apply = applying(scratch)

  test('corrected contact data are found by, and the old ones are nowhere', async () => {
    const { id, token } = await apply()
    await correctOwn(
      { database: scratch.database, token, site, mayMail },
      { full_name: 'Demo Avery', email: null, phone: '7135550199' },
    )
    const row = await findByToken(scratch.database.db, token)
    expect(row).toMatchObject({ email: null, phone: '7135550199', version: 2 })
    expect(row?.search_text).toContain('7135550199')
    const kept = JSON.stringify([row, await listEvents(scratch.database.db, id)])
    expect(kept).not.toContain('avery@example.com')
    expect(kept).not.toContain('555-0118')
  })

  test('unsent mails follow to a corrected address, and only the new one gets the private link', async () => {
    const { db } = scratch.database
    const { id, token } = await apply()
    const words = { subject: 'Hello', text: 'Words.', html: '' }
    await scratch.database.change([], (trx) =>
      queueMail(trx, { id, kind: 'application-received', to: 'avery@example.com', ...words }),
    )
    const letter = { template: 'x', ...words }
    const by = { actor: 'ada@keys.example', address: '' }
    const [gone, refused] = [
      (await mailApplication(scratch.database, id, letter, by)) ?? '',
      (await mailApplication(scratch.database, id, letter, by)) ?? '',
    ]
    await markSent(scratch.database, { id: gone, to: 'avery@example.com' }, new Date())
    const given = { next_try_at: null, attempts: 8, last_error: 'EENVELOPE 550 RCPT TO' }
    await db.updateTable('mail_queue').set(given).where('id', '=', refused).execute()
    const correct = (email: string | null) =>
      correctOwn(
        { database: scratch.database, token, site, mayMail },
        { full_name: 'Demo Avery', email, phone: '(713) 555-0118' },
      )
    const unsent = async () =>
      await db
        .selectFrom('mail_queue')
        .select(['kind', 'recipient', 'attempts', 'text'])
        .where('id', 'in', [id, ...(await listEvents(db, id)).map((event) => event.id)])
        .where('sent_at', 'is', null)
        .where('next_try_at', 'is not', null)
        .orderBy('kind')
        .execute()
    for (const recipient of ['avery@example.net', 'avery@example.org']) {
      await correct(recipient)
      expect(await unsent()).toEqual([
        { kind: 'application-mail', recipient, attempts: 0, text: 'Words.' },
        { kind: 'application-received', recipient, attempts: 0, text: expect.stringContaining(token) },
      ])
    }
    await correct(null)
    expect(await unsent()).toEqual([])
    expect((await listEvents(db, id)).filter(({ facts }) => 'isDropped' in facts)).toHaveLength(1)
  })

  test('a confirmation that waits follows to an address that gets no more of its own', async () => {
    const { id, token } = await apply()
    const words = { subject: 'Hello', text: 'Words.', html: '' }
    await queueMail(scratch.database.db, {
      id,
      kind: 'application-received',
      to: 'avery@example.com',
      ...words,
    })
    const contact = { full_name: 'Demo Avery', email: 'avery@example.net', phone: null }
    await correctOwn({ database: scratch.database, token, site, mayMail: async () => false }, contact)
    const mails = await scratch.database.db
      .selectFrom('mail_queue')
      .select(['recipient', 'text'])
      .where('id', '=', id)
      .execute()
    expect(mails).toEqual([{ recipient: 'avery@example.net', text: 'Words.' }])
  })

  test('to the new address of one that is new goes the promise of an answer, of any other its link alone', async () => {
    const { db } = scratch.database
    const by = { actor: 'ada@keys.example', address: '' }
    const mailTo = async (token: string, language: 'en' | 'es' = 'en') => {
      const contact = { full_name: 'Demo Avery', email: 'avery@example.net', phone: null }
      await correctOwn({ database: scratch.database, token, site: { ...site, language }, mayMail }, contact)
      const mails = await db.selectFrom('mail_queue').select(['subject', 'text']).execute()
      return mails.filter(({ text }) => text.includes(token))
    }
    const promise = /A person reads it|Una persona la lee|arrived|llegó/
    const fresh = await apply()
    expect(await mailTo(fresh.token)).toEqual([
      { subject: expect.stringContaining('we have'), text: expect.stringMatching(promise) },
    ])
    const begun = await apply()
    const withdrawn = await apply()
    await moveApplication(scratch.database, { id: begun.id, version: 1 }, 'start', by)
    await withdrawOwn(scratch.database, withdrawn.token)
    for (const [{ token }, language, words] of [
      [begun, 'en', 'This is now the e-mail address of your application'],
      [withdrawn, 'es', 'Este es ahora el correo electrónico de su solicitud'],
    ] as const) {
      const [mail, ...others] = await mailTo(token, language)
      expect(mail?.text).toContain(words)
      expect(mail?.text).not.toMatch(promise)
      expect(others).toEqual([])
    }
  })
})
