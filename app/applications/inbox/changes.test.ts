import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import { composeMail } from '../../mail/compose.tsx'
import { markFailed } from '../../mail/queue-queries.server.ts'
import { hourMs } from '../../platform/duration.ts'
import { defaultSite } from '../../site/site.ts'
import { createWebhook } from '../../webhooks/webhook-queries.server.ts'
import { letterOutcome } from '../letter-outcome-queries.server.ts'
import { findApplication, listConsents, listEvents } from '../queries.server.ts'
import { undoChange } from './change-queries.server.ts'
import { assignApplication, flagSpam, moveApplication, setFollowUp } from './changes.server.ts'
import { addRemark, mailApplication } from './contact-queries.server.ts'
import { eventWords } from './event-words.ts'
import { noteTakenBack } from './taken-back.server.ts'

const ada = { actor: 'ada@example.com', address: '::1' }
const bob = { actor: 'bob@example.com', address: '' }

onBothEngines((scratch) => {
  let database: Database
  beforeAll(() => {
    database = scratch.database
  })
  const sent = async (columns: Parameters<typeof applicationRow>[0] = {}) => {
    const row = applicationRow(columns)
    await database.db.insertInto('applications').values(row).execute()
    return { id: row.id, version: 1 }
  }
  const agreed = async ({ id }: { id: string }, ...kinds: ConsentKind[]) => {
    const consent = { application_id: id, wording: 'Yes.', wording_version: 1, page: '/' }
    const rows = kinds.map((kind) => ({ ...consent, id: newId(), kind }))
    await database.db.insertInto('application_consents').values(rows).execute()
  }
  const now = (id: string) => findApplication(database.db, id)
  const audits = async (id: string) =>
    await database.db
      .selectFrom('audit_log')
      .select(['action', 'facts', 'actor'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()

  test('a system that asked for it is told of every move, without a name, and of no other change', async () => {
    const hook = {
      url: 'https://hooks.example.com/',
      events: ['application.moved' as const],
      hasContact: true,
    }
    await createWebhook(database, hook, ada)
    const seen = await sent()
    await setFollowUp(database, seen, '2026-12-01', ada)
    await moveApplication(database, { ...seen, version: 2 }, 'close', { ...ada, reason: 'no-answer' })
    const told = await database.db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('subject_id', '=', seen.id)
      .execute()
    expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'application.moved',
        data: { id: seen.id, from: 'new', status: 'closed', closedReason: 'no-answer' },
      },
    ])
    expect(JSON.stringify(told)).not.toContain('Test Renter')
    await database.db.deleteFrom('webhooks').execute()
  })

  test('a move is recorded in the timeline and the audit, and the first one tells when contact began', async () => {
    const seen = await sent()
    expect(await moveApplication(database, seen, 'contact', ada)).toEqual({ ...seen, version: 2 })
    expect(await now(seen.id)).toMatchObject({ status: 'contacted', version: 2 })
    const { first_contact_at } = (await now(seen.id)) ?? {}
    expect(first_contact_at).toBeInstanceOf(Date)
    expect(await listEvents(database.db, seen.id)).toMatchObject([
      { kind: 'moved', actor: ada.actor, from_status: 'new', to_status: 'contacted' },
    ])
    await moveApplication(database, { ...seen, version: 2 }, 'start', ada)
    expect((await now(seen.id))?.first_contact_at).toEqual(first_contact_at)
    expect(await audits(seen.id)).toMatchObject([
      { action: 'application.move', facts: { from: 'new', to: 'contacted' } },
      { action: 'application.move', facts: { from: 'contacted', to: 'in-progress' } },
    ])
  })

  test('of two who move the same application at once one is told that it has changed', async () => {
    const seen = await sent()
    const results = await Promise.all([
      moveApplication(database, seen, 'contact', ada),
      moveApplication(database, seen, 'start', bob),
    ])
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await listEvents(database.db, seen.id)).toHaveLength(1)
    expect(await audits(seen.id)).toHaveLength(1)
  })

  test('a move the rules do not know, and closing without a reason, change nothing', async () => {
    const seen = await sent()
    expect(await moveApplication(database, seen, 'approve', ada)).toBeNull()
    expect(await moveApplication(database, seen, 'close', ada)).toBeNull()
    expect(await moveApplication(database, { ...seen, id: 'nonsense' }, 'contact', ada)).toBeNull()
    expect(await now(seen.id)).toMatchObject({ status: 'new', version: 1 })
  })

  test('an application is closed with its reason and opened again without one', async () => {
    const seen = await sent()
    await moveApplication(database, seen, 'close', { ...ada, reason: 'no-answer' })
    expect(await now(seen.id)).toMatchObject({ status: 'closed', closed_reason: 'no-answer' })
    expect((await now(seen.id))?.first_contact_at).toBeNull()
    await moveApplication(database, { ...seen, version: 2 }, 'reopen', ada)
    expect(await now(seen.id)).toMatchObject({ status: 'in-progress', closed_reason: null })
  })

  test('of a demo application other systems hear nothing', async () => {
    const hook = {
      url: 'https://hooks.example.com/',
      events: ['application.moved' as const],
      hasContact: true,
    }
    await createWebhook(database, hook, ada)
    const seen = await sent({ is_demo: true })
    expect(await moveApplication(database, seen, 'contact', ada)).not.toBeNull()
    const told = database.db.selectFrom('webhook_deliveries').select('id').where('subject_id', '=', seen.id)
    expect(await told.execute()).toEqual([])
    await database.db.deleteFrom('webhooks').execute()
  })

  test('an undo puts back what was changed, and no contact that came after it', async () => {
    const call = (id: string) => addRemark(database, id, { kind: 'call', words: 'Reached.' }, bob)
    const assigned = await sent()
    const given = await setFollowUp(database, assigned, '2026-12-01', ada)
    if (!given) throw new Error('Not changed')
    await call(assigned.id)
    expect(await undoChange(database, given, ada)).not.toBeNull()
    expect(await now(assigned.id)).toMatchObject({ follow_up: null, first_contact_at: expect.any(Date) })

    const moved = await moveApplication(database, await sent(), 'contact', ada)
    if (!moved) throw new Error('Not moved')
    await call(moved.id)
    expect(await undoChange(database, moved, ada)).not.toBeNull()
    expect(await now(moved.id)).toMatchObject({ status: 'new', first_contact_at: expect.any(Date) })

    const alone = await moveApplication(database, await sent(), 'contact', ada)
    if (!alone) throw new Error('Not moved')
    await undoChange(database, alone, ada)
    expect(await now(alone.id)).toMatchObject({ status: 'new', first_contact_at: null })
  })

  test('what was changed while the clock was ahead is not undone', async () => {
    const seen = await sent()
    const closed = await moveApplication(database, seen, 'close', { ...ada, reason: 'not-now' })
    if (!closed) throw new Error('not closed')
    const ahead = new Date(Date.now() + 10 * hourMs)
    await database.db
      .updateTable('application_events')
      .set({ created_at: ahead })
      .where('application_id', '=', seen.id)
      .execute()
    expect(await undoChange(database, closed, ada)).toBeNull()
  })

  test('a change is undone by who made it, as it was, and only while nothing else was changed', async () => {
    const seen = await sent({ follow_up: '2026-11-16' })
    const closed = await moveApplication(database, seen, 'close', { ...ada, reason: 'not-now' })
    if (!closed) throw new Error('not closed')
    expect(await undoChange(database, closed, bob)).toBeNull()
    // A note is no change that an undo could cross.
    await addRemark(database, seen.id, { kind: 'note', words: 'Asked to wait.' }, bob)
    const back = await undoChange(database, closed, ada)
    expect(back).toEqual({ id: seen.id, version: 3 })
    expect(await now(seen.id)).toMatchObject({ status: 'new', closed_reason: null, follow_up: '2026-11-16' })
    expect(await undoChange(database, { id: seen.id, version: 3 }, ada)).toBeNull()

    const dated = await setFollowUp(database, { id: seen.id, version: 3 }, '2026-12-01', ada)
    if (!dated) throw new Error('not dated')
    await flagSpam(database, dated, true, ada)
    expect(await undoChange(database, dated, ada)).toBeNull()
    const flagged = { id: seen.id, version: 5 }
    expect(await undoChange(database, flagged, ada)).not.toBeNull()
    expect(await now(seen.id)).toMatchObject({ is_spam: false, follow_up: '2026-12-01' })
  })

  test('assignment and follow-up are kept, with who is meant, and conflict like moves', async () => {
    const seen = await sent()
    const to = { id: newId(), email: bob.actor }
    expect(await assignApplication(database, seen, to, ada)).not.toBeNull()
    expect(await setFollowUp(database, seen, '2026-11-20', ada)).toBeNull()
    expect(await setFollowUp(database, { ...seen, version: 2 }, '2026-11-20', ada)).not.toBeNull()
    expect(await now(seen.id)).toMatchObject({ assigned_to: to.id, follow_up: '2026-11-20' })
  })

  test('notes, calls and payments stand in the timeline; nothing of their words is in the audit', async () => {
    const seen = await sent()
    await addRemark(database, seen.id, { kind: 'note', words: 'Works nights.' }, ada)
    expect((await now(seen.id))?.first_contact_at).toBeNull()
    await addRemark(database, seen.id, { kind: 'call', words: 'No answer.' }, ada)
    await addRemark(database, seen.id, { kind: 'paid', words: 'Setup fee: $300' }, ada)
    expect((await now(seen.id))?.first_contact_at).toBeInstanceOf(Date)
    expect((await now(seen.id))?.version).toBe(1)
    const events = await listEvents(database.db, seen.id)
    expect(events.map(({ kind, words }) => [kind, words])).toEqual([
      ['note', 'Works nights.'],
      ['call', 'No answer.'],
      ['paid', 'Setup fee: $300'],
    ])
    expect(JSON.stringify(await audits(seen.id))).not.toMatch(/nights|answer|300/)
    expect(await addRemark(database, newId(), { kind: 'note', words: 'x' }, ada)).toBeNull()
  })

  test('closed, it has no day any more; with the move undone it has', async () => {
    const seen = await sent({ follow_up: '2026-12-01' })
    const closed = await moveApplication(database, seen, 'close', { ...ada, reason: 'not-now' })
    expect((await now(seen.id))?.follow_up).toBeNull()
    if (closed) await undoChange(database, closed, ada)
    expect((await now(seen.id))?.follow_up).toBe('2026-12-01')
  })

  test('a mail is queued with its line in the timeline, and to an example nothing goes out', async () => {
    const words = composeMail(defaultSite('http://localhost'), 'When can we call?', ['Hello.'])
    const seen = await sent({ email: 'mo@example.org' })
    await agreed(seen, 'contact')
    const event = await mailApplication(database, seen.id, { template: 'call', ...words }, ada)
    const queued = (id: string | null) =>
      database.db.selectFrom('mail_queue').selectAll().where('id', '=', id).execute()
    expect(await queued(event)).toMatchObject([
      { kind: 'application-mail', recipient: 'mo@example.org', subject: 'When can we call?' },
    ])
    expect(await listEvents(database.db, seen.id)).toMatchObject([
      { id: event, kind: 'mail', words: 'When can we call?', facts: { template: 'call' } },
    ])
    expect((await now(seen.id))?.first_contact_at).toBeInstanceOf(Date)

    const demo = await sent({ is_demo: true })
    await agreed(demo, 'contact')
    expect(
      await queued(await mailApplication(database, demo.id, { template: 'call', ...words }, ada)),
    ).toEqual([])
    expect(await listEvents(database.db, demo.id)).toMatchObject([{ kind: 'mail' }])
    const byPhone = await sent({ email: null, phone: '(713) 555-0118' })
    await agreed(byPhone, 'contact')
    expect(await mailApplication(database, byPhone.id, { template: 'call', ...words }, ada)).toBeNull()
    expect(await listEvents(database.db, byPhone.id)).toEqual([])
  })

  test('a STOP that reached the team takes the yes back: in the timeline, the audit and all that asks for it', async () => {
    const seen = await sent({ status: 'approved', email: 'stop@example.org' })
    await agreed(seen, 'contact', 'machine', 'news')
    const standing = async () =>
      (await listConsents(database.db, seen.id)).flatMap(({ kind, withdrawn_at }) =>
        withdrawn_at ? [] : [kind],
      )
    const words = composeMail(defaultSite('http://localhost'), 'When can we call?', ['Hello.'])
    const letter = await mailApplication(database, seen.id, { template: 'call', ...words }, ada)

    expect(await noteTakenBack(database, seen.id, 'machine', ada)).toBe(true)
    expect(await noteTakenBack(database, seen.id, 'machine', bob)).toBe(false)
    expect(await noteTakenBack(database, newId(), 'machine', ada)).toBe(false)
    expect(await noteTakenBack(database, 'x', 'machine', ada)).toBe(false)
    expect((await standing()).toSorted()).toEqual(['contact', 'news'])
    const event = (await listEvents(database.db, seen.id)).at(-1)
    expect(event).toMatchObject({
      kind: 'consent',
      actor: ada.actor,
      facts: { kind: 'machine', isGiven: false },
    })
    const reader = { name: 'Test Renter', viewer: bob.actor, today: '2026-11-18' }
    expect(event && eventWords(event, reader).title).toMatch(
      /^They took back the yes: .+, noted by ada@example.com$/,
    )
    expect(await audits(seen.id)).toMatchObject([
      { action: 'application.mail' },
      { action: 'application.taken-back', actor: ada.actor, facts: { kind: 'machine' } },
    ])

    expect(await noteTakenBack(database, seen.id, 'contact', ada)).toBe(true)
    expect(await standing()).toEqual(['news'])
    expect(
      await database.db.selectFrom('mail_queue').select('id').where('id', '=', letter).execute(),
    ).toEqual([])
  })

  test('set back to new, somebody nobody spoke to waits again; an undo of it knows the contact again', async () => {
    const called = await sent()
    await addRemark(database, called.id, { kind: 'call', words: 'Reached.' }, ada)
    const pressed = await sent()
    for (const [seen, wasSpokenTo] of [
      [pressed, false],
      [called, true],
    ] as const) {
      const contacted = await moveApplication(database, seen, 'contact', ada)
      const { first_contact_at: at } = (await now(seen.id)) ?? {}
      const back = contacted && (await moveApplication(database, contacted, 'setBack', ada))
      expect(await now(seen.id)).toMatchObject({ status: 'new', first_contact_at: wasSpokenTo ? at : null })
      if (back) await undoChange(database, back, ada)
      expect(await now(seen.id)).toMatchObject({ status: 'contacted', first_contact_at: at })
    }
  })

  const writeTo = async (id: string) => {
    await agreed({ id }, 'contact')
    const words = composeMail(defaultSite('http://localhost'), 'When can we call?', ['Hello.'])
    const letter = (await mailApplication(database, id, { template: 'call', ...words }, ada)) ?? ''
    const refused = { error: 'EENVELOPE 550', at: new Date(), nextTryAt: null, keepsBody: true }
    const { recipient: to } = await database.db
      .selectFrom('mail_queue')
      .select('recipient')
      .where('id', '=', letter)
      .executeTakeFirstOrThrow()
    return { refuse: () => markFailed(database, { id: letter, to, attempts: 0 }, refused, letterOutcome) }
  }

  test('a letter that is refused after the move it led to is no contact once that is undone or set back', async () => {
    for (const end of [
      (seen: { id: string; version: number }) => undoChange(database, seen, ada),
      (seen: { id: string; version: number }) => moveApplication(database, seen, 'setBack', ada),
    ]) {
      const seen = await sent()
      const { refuse } = await writeTo(seen.id)
      const moved = await moveApplication(database, seen, 'contact', ada)
      await refuse()
      expect((await now(seen.id))?.first_contact_at).toBeInstanceOf(Date)
      if (moved) await end(moved)
      expect(await now(seen.id)).toMatchObject({ status: 'new', first_contact_at: null })
    }
  })

  test('what changes the first contact while a change is made is seen by it', async () => {
    /** Something else is done after the page was read and before its change is written. */
    const after = (work: () => Promise<unknown>): Database => ({
      ...database,
      change: async (tags, change) => {
        await work()
        return await database.change(tags, change)
      },
    })
    const written = await sent()
    const { refuse } = await writeTo(written.id)
    await moveApplication(after(refuse), written, 'contact', ada)
    expect((await now(written.id))?.first_contact_at).toBeInstanceOf(Date)
    const seen = await sent()
    const moved = await moveApplication(database, seen, 'contact', ada)
    const call = () => addRemark(database, seen.id, { kind: 'call', words: 'Reached.' }, bob)
    if (moved) await undoChange(after(call), moved, ada)
    expect(await now(seen.id)).toMatchObject({ status: 'new', first_contact_at: expect.any(Date) })
  })
})
