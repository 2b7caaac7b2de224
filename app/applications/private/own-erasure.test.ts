import { expect, test } from 'vitest'
import { listErasures } from '../../backup/erasures/erasure-queries.server.ts'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { deletePerson } from '../../privacy/queries.server.ts'
import { defaultSite } from '../../site/site.ts'
import { noAnswers } from '../apply/answers.ts'
import { limitsFor } from '../apply/application-limits.server.ts'
import { keepDraft } from '../apply/keep-draft.server.ts'
import { submitApplication } from '../apply/submit-application.server.ts'
import { consentsIn, wordingMark } from '../consents.ts'
import { moveApplication } from '../inbox/changes.server.ts'
import { addRemark, mailApplication } from '../inbox/contact-queries.server.ts'
import { listEvents } from '../queries.server.ts'
import { writeOwn } from './own-message-queries.server.ts'
import { allowOwn, correctOwn, deleteOwn, findByToken } from './own-queries.server.ts'
import { applying } from './testing/applying.ts'

const site = defaultSite('https://keys.example')
const markOf = (kind: ConsentKind) => wordingMark(consentsIn('en', 'funding')[kind].wording(site.brand))
const mayMail = async () => true

onBothEngines((scratch) => {
  const apply = applying(scratch)

  test('what is written at the moment of an erasure is erased with it', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const url = 'https://hook.example/'
    const hook = { id: newId(), url, secret: 's', events: '["application.moved"]', actor: by.actor }
    await database.db.insertInto('webhooks').values(hook).execute()
    const { id, token } = await apply()
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    const erase = (held: typeof database) => deleteOwn(held, token)
    const [event] = await crossing(database, (held) => mailApplication(held, id, letter, by), erase)
    expect(await database.db.selectFrom('mail_queue').select('id').where('id', '=', event).execute()).toEqual(
      [],
    )
    const second = await apply()
    const seen = { id: second.id, version: 1 }
    const [moved] = await crossing(
      database,
      (held) => moveApplication(held, seen, 'contact', by),
      (held) => deleteOwn(held, second.token),
    )
    expect(moved).not.toBeNull()
    expect(
      await database.db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('subject_id', '=', second.id)
        .execute(),
    ).toEqual([])
  })

  test('what comes at the moment of an erasure finds nothing to be written to', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    const writes = [
      (id: string) => mailApplication(database, id, letter, by),
      (id: string) => addRemark(database, id, { kind: 'note', words: 'x' }, by),
      (_: string, token: string) => writeOwn({ database, token, site, mayTell: async () => true }, 'Hello'),
      (_: string, token: string) => allowOwn({ database, token, site }, 'machine', markOf('machine')),
    ]
    for (const write of writes) {
      const { id, token } = await apply()
      const [, written] = await crossing(
        database,
        (held) => deleteOwn(held, token),
        async () => await write(id, token),
      )
      expect(written).toBeNull()
    }
  })

  test('deleted, its rows and its queued mails are gone; the log says that it was and nothing else', async () => {
    const { id, token } = await apply()
    const [event] = await listEvents(scratch.database.db, id)
    const words = {
      subject: 's',
      text: 't',
      html: 'h',
      to: 'avery@example.com',
      kind: 'application-received',
    } as const
    await queueMail(scratch.database.db, { ...words, id })
    await queueMail(scratch.database.db, { ...words, id: event?.id })
    const row = await deleteOwn(scratch.database, token)
    expect(await findByToken(scratch.database.db, token)).toBeNull()
    for (const table of ['application_events', 'application_consents'] as const)
      expect(
        await scratch.database.db.selectFrom(table).selectAll().where('application_id', '=', id).execute(),
      ).toEqual([])
    const mails = await scratch.database.db
      .selectFrom('mail_queue')
      .select('id')
      .where('id', 'in', [id, event?.id ?? ''])
      .execute()
    expect(mails).toEqual([])
    const audit = await scratch.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'application.erase')
      .execute()
    expect(audit.at(-1)).toMatchObject({ actor: 'applicant', facts: { reference: row?.reference } })
    expect(JSON.stringify(audit)).not.toContain('Avery')
    expect(await deleteOwn(scratch.database, token)).toBeNull()
  })

  test('deleted, what was mailed to the same address to go on elsewhere is gone with its mail, and nobody else’s', async () => {
    const { db } = scratch.database
    const { token } = await apply()
    const [hers, byPhone, others, strangers, unnamed] = [newId(), newId(), newId(), newId(), newId()]
    const all = [hers, byPhone, others, strangers, unnamed]
    for (const [id, email, written] of [
      [hers, 'Avery@Example.com', { fullName: 'demo  avery' }],
      [byPhone, 'avery@example.com', { fullName: 'A.', phone: '713-555-0118' }],
      [others, 'avery.two@example.com', { fullName: 'Demo Avery' }],
      // Whose address somebody else wrote down, or who shares a helper's.
      [strangers, 'avery@example.com', { fullName: 'Somebody Else', phone: '(713) 555-0199' }],
      [unnamed, 'avery@example.com', { words: 'Mine.' }],
    ] as const) {
      const answers = JSON.stringify(written)
      const draft = { form: 'funding', answers, expires_at: new Date(Date.now() + 1e6) }
      await db
        .insertInto('application_drafts')
        .values({ ...draft, id, email, token_hash: id })
        .execute()
      const words = { subject: 's', text: 't', html: 'h' }
      await queueMail(db, { ...words, id, to: email, kind: 'application-draft' })
    }
    await deleteOwn(scratch.database, token)
    for (const table of ['application_drafts', 'mail_queue'] as const)
      expect(
        (await db.selectFrom(table).select('id').where('id', 'in', all).execute()).map(({ id }) => id).sort(),
        table,
      ).toEqual([others, strangers, unnamed].sort())
    const log = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', hers).execute()
    expect(log).toMatchObject([{ action: 'application.erase-draft', actor: 'applicant' }])
  })

  test('after a correction of name, number and address, what was begun under the earlier ones still goes with it', async () => {
    const { db } = scratch.database
    const { token } = await apply()
    const [own, another] = [newId(), newId()]
    for (const [id, fullName] of [
      [own, 'Demo Avery'],
      [another, 'Somebody Else'],
    ] as const) {
      const answers = JSON.stringify({ fullName, words: 'Begun.' })
      const draft = { form: 'preapproval', answers, expires_at: new Date(Date.now() + 1e6) }
      await db
        .insertInto('application_drafts')
        .values({ ...draft, id, email: 'avery@example.com', token_hash: id })
        .execute()
    }
    const drafts = async () =>
      (
        await db.selectFrom('application_drafts').select('id').where('id', 'in', [own, another]).execute()
      ).map(({ id }) => id)
    const contact = { full_name: 'Avery Demo-Stone', email: 'later@example.com', phone: '(713) 555-0177' }
    await correctOwn({ database: scratch.database, token, site, mayMail }, contact)
    await correctOwn(
      { database: scratch.database, token, site, mayMail },
      { ...contact, email: 'last@example.com' },
    )
    expect((await drafts()).toSorted()).toEqual([own, another].toSorted())
    await deleteOwn(scratch.database, token)
    expect(await drafts()).toEqual([another])
  })

  test('the drafts that an application was sent from are erased with it in what is restored from a backup', async () => {
    const { database } = scratch
    const intake = { database, secret: 'one secret', site, canMail: true }
    const erasures = {
      'by its holder': async (token: string) => deleteOwn(database, token),
      'by an admin': async (_: string, email: string) =>
        deletePerson(database, email, { actor: 'ada@keys.example', personHash: 'x' }),
    }
    for (const [how, erase] of Object.entries(erasures)) {
      const email = `rosa${how.length}@example.com`
      const answers = { ...noAnswers, fullName: 'Rosa Quill', email, place: 'Houston, TX', adults: '1' }
      const formToken = issueFormToken(intake.secret)
      const kept = { form: 'funding', formToken, limits: limitsFor(intake.secret, undefined) } as const
      await keepDraft(intake, { ...kept, answers: { ...answers, program: 'funding' }, email }, new Date())
      const [draft] = await database.db
        .selectFrom('application_drafts')
        .select('id')
        .where('email', '=', email)
        .execute()
      const sent = await submitApplication(intake, {
        ...{ ...kept, answers, program: 'funding', yes: ['contact'], honeypot: '', draft: '' },
        ...{ stateCode: 'TX', sourcePage: null, isCounted: true },
      })
      await erase(sent.kind === 'stored' ? sent.token : '', email)
      const noted = await listErasures(database.db, new Date(0))
      expect(noted, how).toContainEqual(
        expect.objectContaining({ what: 'application.erase-draft', id: draft?.id }),
      )
    }
  })
})
