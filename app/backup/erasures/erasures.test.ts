import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { undoChange } from '../../applications/inbox/change-queries.server.ts'
import { moveApplication } from '../../applications/inbox/changes.server.ts'
import { withdrawOwn } from '../../applications/private/own-queries.server.ts'
import { hashToken } from '../../applications/private/token.server.ts'
import { findApplication } from '../../applications/queries.server.ts'
import { personHash } from '../../audit/person-hash.server.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import { type Database, openDatabase } from '../../db/database.server.ts'
import { requireSecret } from '../../db/secrets.server.ts'
import { freshPlace, onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow, storyRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { hourMs } from '../../platform/duration.ts'
import { storySecret } from '../../stories/client-seal.server.ts'
import { createWebhook } from '../../webhooks/webhook-queries.server.ts'
import { createBackup } from '../create-backup.server.ts'
import { restoreBackup } from '../restore-backup.server.ts'
import { type Erasure, parseErasures } from './erasure.ts'
import { erasureListIn, readErasures, startErasureList } from './erasure-list.server.ts'
import { type Reapplied, reapply } from './reapply-queries.server.ts'

const quiet = { begin() {}, row() {}, end() {} }
const log = { warn() {}, error() {} }
const owner = { actor: 'owner@example.com' }
const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'second-key-erasures-'))
  folders.push(folder)
  return folder
}

async function noted(database: Database, dataDir: string) {
  const list = startErasureList({ database, dataDir, log, everyMs: 1e6 })
  await list.close()
  return erasureListIn(join(dataDir, 'backups'))
}

/** Only the wall clock: timers and connections go on. */
async function inTime<T>(now: Date, work: () => Promise<T>) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

onBothEngines((scratch) => {
  test('what was erased and withdrawn after a backup is erased and withdrawn in what is restored from it', async () => {
    const { database } = scratch
    const { db } = database
    const secret = await requireSecret(db, storySecret)
    const [gone, withdrawn, left] = ['gone', 'withdrawn', 'left'].map((headline) =>
      storyRow({ headline, status: 'approved', email: `${headline}@example.com` }),
    )
    const [erased, begunBy, kept] = ['erased', 'begun', 'kept'].map((name) =>
      applicationRow({
        email: `${name}@example.com`,
        phone: '(512) 555-0147',
        phone_digits: '5125550147',
        follow_up: '2026-11-20',
      }),
    )
    if (!gone || !withdrawn || !left || !erased || !begunBy || !kept) throw new Error('no rows')
    await db.insertInto('approval_stories').values([gone, withdrawn, left]).execute()
    await db.insertInto('applications').values([erased, begunBy, kept]).execute()
    const consent = {
      application_id: kept.id,
      kind: 'news',
      wording: 'w',
      wording_version: 1,
      page: '/',
    } as const
    const yes = [newId(), newId()]
    await db
      .insertInto('application_consents')
      .values(yes.map((id) => ({ ...consent, id, withdrawn_at: null })))
      .execute()
    const draft = { form: 'funding', expires_at: new Date(Date.now() + 1e6), email: '' }
    const deletedDraft = newId()
    await db
      .insertInto('application_drafts')
      .values([
        { ...draft, id: newId(), token_hash: 'a', answers: JSON.stringify({ email: 'BEGUN@example.com' }) },
        { ...draft, id: newId(), token_hash: 'b', answers: JSON.stringify({ email: 'other@example.com' }) },
        { ...draft, id: deletedDraft, token_hash: 'c', answers: '{}', email: 'deleted@example.com' },
      ])
      .execute()
    const mail = { kind: 'x', subject: 's', text: 't', html: null, attempts: 0, next_try_at: new Date() }
    const nothing = { sent_at: null, last_error: null }
    for (const recipient of ['begun@example.com', 'other@example.com'])
      await db
        .insertInto('mail_queue')
        .values({ ...mail, ...nothing, id: newId(), recipient })
        .execute()
    await db
      .insertInto('mail_queue')
      .values({
        ...mail,
        ...nothing,
        kind: 'application-draft',
        id: deletedDraft,
        recipient: 'deleted@example.com',
      })
      .execute()
    const folder = await newFolder()
    const file = join(folder, 'backup.gz')
    await createBackup(database, file, quiet)

    const at = new Date(Date.now() + 60_000)
    await recordAudit(db, { actor: 'submitter', action: 'story.erase', subjectId: gone.id, at })
    await recordAudit(db, { ...owner, action: 'application.erase', subjectId: erased.id, at })
    await recordAudit(db, {
      actor: 'applicant',
      action: 'application.erase-draft',
      subjectId: deletedDraft,
      at,
    })
    const hash = personHash(secret, 'begun@example.com')
    await recordAudit(db, { ...owner, action: 'data.delete-person', subjectId: hash, at })
    await db
      .insertInto('story_decisions')
      .values({
        ...{ id: newId(), story_id: withdrawn.id, decision: 'withdraw', created_at: at },
        ...{ from_status: 'approved', to_status: 'rejected', actor: 'submitter', reason: null },
      })
      .execute()
    await db
      .updateTable('application_consents')
      .set({ withdrawn_at: at })
      .where('id', '=', yes[0] ?? '')
      .execute()
    await db
      .updateTable('applications')
      .set({ status: 'closed', closed_reason: 'withdrawn', withdrawn_at: at })
      .where('id', '=', kept.id)
      .execute()
    const list = await noted(database, folder)
    const text = await readFile(list, 'utf8')
    expect(text).not.toMatch(/example|\(512\)|5125550147/)
    expect((await stat(list)).mode & 0o777).toBe(0o600)
    const { erasures } = (await readErasures(list)) ?? { erasures: [] }
    expect(erasures.map(({ what }) => what).toSorted()).toEqual([
      'application.erase',
      'application.erase-draft',
      'application.withdraw',
      'consent.withdraw',
      'data.delete-person',
      'story.erase',
      'story.withdraw',
    ])

    const restored = async (known: typeof erasures, look: (to: Database) => Promise<void>) => {
      const place = await freshPlace(scratch.engine)
      const to = await openDatabase(place.options)
      try {
        const { reapplied } = await restoreBackup(to, {
          file,
          mayHaveTables: false,
          erasures: known,
          steps: quiet,
        })
        await look(to)
        return reapplied
      } finally {
        await to.close()
        await place.remove()
      }
    }
    const idsIn = async (to: Database, table: 'approval_stories' | 'applications') =>
      (await to.db.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted()
    const reapplied = await restored(erasures, async (to) => {
      expect(await idsIn(to, 'approval_stories')).toEqual([withdrawn.id, left.id].toSorted())
      expect(await idsIn(to, 'applications')).toEqual([kept.id])
      const [story] = await to.db
        .selectFrom('approval_stories')
        .select(['status', 'withdrawn_at'])
        .where('id', '=', withdrawn.id)
        .execute()
      expect(story).toEqual({ status: 'rejected', withdrawn_at: at })
      const [application] = await to.db
        .selectFrom('applications')
        .select(['status', 'closed_reason', 'withdrawn_at', 'follow_up'])
        .execute()
      expect(application).toEqual({
        status: 'closed',
        closed_reason: 'withdrawn',
        withdrawn_at: at,
        follow_up: null,
      })
      const lines = await to.db.selectFrom('application_events').select(['kind', 'created_at']).execute()
      expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['consent', 'withdrawn'])
      expect(lines.every(({ created_at }) => created_at.getTime() === at.getTime())).toBe(true)
      const given = await to.db
        .selectFrom('application_consents')
        .select('id')
        .where('withdrawn_at', 'is', null)
        .execute()
      expect(given).toEqual([{ id: yes[1] }])
      expect(await to.db.selectFrom('application_drafts').select('token_hash').execute()).toEqual([
        { token_hash: 'b' },
      ])
      expect(await to.db.selectFrom('mail_queue').select('recipient').execute()).toEqual([
        { recipient: 'other@example.com' },
      ])
      // The restored site knows it again: an import asks its log, and its own list is whole.
      const again = await readErasures(await noted(to, await newFolder()))
      expect(again?.erasures.map(({ what, id }) => `${what} ${id}`).toSorted()).toEqual(
        erasures.map(({ what, id }) => `${what} ${id}`).toSorted(),
      )
    })
    expect(reapplied).toEqual({ erased: 5, withdrawn: 3 })
    expect(
      await restored([], async (to) => {
        expect(await idsIn(to, 'approval_stories')).toHaveLength(3)
        expect(await idsIn(to, 'applications')).toHaveLength(3)
      }),
    ).toEqual({ erased: 0, withdrawn: 0 })
  })

  test('what is withdrawn again after a restore is told again', async () => {
    const { database } = scratch
    const { db } = database
    const events = ['application.consent-changed', 'application.moved'] as const
    await createWebhook(database, { url: 'https://crm.example/', events, hasContact: false }, owner)
    const [taken, closed] = [applicationRow({ is_demo: false }), applicationRow({ is_demo: false })]
    const demo = applicationRow({ is_demo: true })
    await db.insertInto('applications').values([taken, closed, demo]).execute()
    const yes = { kind: 'news', wording: 'w', wording_version: 1, page: '/', withdrawn_at: null } as const
    const consent = { ...yes, id: newId(), application_id: taken.id }
    await db.insertInto('application_consents').values(consent).execute()
    const at = new Date()
    await database.change([], (trx) =>
      reapply(trx, [
        { at, what: 'consent.withdraw', id: consent.id },
        { at, what: 'application.withdraw', id: closed.id },
        { at, what: 'application.withdraw', id: demo.id },
      ]),
    )
    const told = await db
      .selectFrom('webhook_deliveries')
      .select(['subject_id', 'body'])
      .orderBy('id')
      .execute()
    await db.deleteFrom('webhooks').execute()
    expect(told.map(({ subject_id, body }) => [subject_id, JSON.parse(body)])).toMatchObject([
      [taken.id, { type: 'application.consent-changed', data: { consents: [] } }],
      [closed.id, { type: 'application.moved', data: { from: 'new', closedReason: 'withdrawn' } }],
    ])
  })

  test('who withdrew and asked to go on is not withdrawn again; who withdrew once more is', async () => {
    const { database } = scratch
    const { db } = database
    const team = { actor: 'ada@example.com' }
    const tokens = ['o', 'w', 'u'].map((letter) => letter.repeat(43))
    const rows = tokens.map((token) => applicationRow({ token_hash: hashToken('application', token) ?? '' }))
    await db.insertInto('applications').values(rows).execute()
    const folder = await newFolder()
    const file = join(folder, 'backup.gz')
    await createBackup(database, file, quiet)
    const [opened, again, undone] = rows.map(({ id }) => id)
    for (const [n, token] of tokens.entries()) {
      await withdrawOwn(database, token)
      const id = rows[n]?.id ?? ''
      expect(await moveApplication(database, { id, version: 2 }, 'reopen', team)).toEqual({ id, version: 3 })
    }
    expect(await findApplication(db, opened ?? '')).toMatchObject({ withdrawn_at: null })
    await withdrawOwn(database, tokens[1] ?? '')
    expect(await undoChange(database, { id: undone ?? '', version: 3 }, team)).not.toBeNull()
    expect(await findApplication(db, undone ?? '')).toMatchObject({
      status: 'closed',
      closed_reason: 'withdrawn',
      withdrawn_at: expect.any(Date),
    })
    const { erasures } = (await readErasures(await noted(database, folder))) ?? { erasures: [] }
    const place = await freshPlace(scratch.engine)
    const to = await openDatabase(place.options)
    await restoreBackup(to, { file, mayHaveTables: false, erasures, steps: quiet })
    const status = async (id = '') => (await findApplication(to.db, id))?.status
    expect([await status(opened), await status(again), await status(undone)]).toEqual([
      'new',
      'closed',
      'closed',
    ])
    await to.close()
    await place.remove()
  })

  test('who was erased before the backup and came again since is not erased by the older line', async () => {
    const { db } = scratch.database
    const id = personHash(await requireSecret(db, storySecret), 'back@example.com')
    // The clock was ahead when they were erased, and right when they came back.
    const at = new Date(Date.now() + 10 * hourMs)
    await recordAudit(db, { ...owner, action: 'data.delete-person', subjectId: id, at })
    const back = applicationRow({ email: 'back@example.com', created_at: new Date() })
    await db.insertInto('applications').values(back).execute()
    const erasures = [{ at, what: 'data.delete-person' as const, id }]
    await restored(erasures, async (to, reapplied) => {
      expect(reapplied).toEqual({ erased: 0, withdrawn: 0 })
      expect(await idsOf(to, back.id)).toHaveLength(1)
    })
  })

  test('who was erased after a backup that was made while the clock was ahead stays erased', async () => {
    const { db } = scratch.database
    const id = personHash(await requireSecret(db, storySecret), 'ahead@example.com')
    const ahead = new Date(Date.now() + 10 * hourMs)
    // One that came in while the clock was ahead too, and one from before.
    const rows = [ahead, new Date(Date.now() - hourMs)].map((created_at) =>
      applicationRow({ email: 'ahead@example.com', created_at }),
    )
    await db.insertInto('applications').values(rows).execute()
    const erasures = [{ at: new Date(), what: 'data.delete-person' as const, id }]
    await restored(
      erasures,
      async (to, reapplied) => {
        expect(reapplied).toEqual({ erased: 2, withdrawn: 0 })
        for (const row of rows) expect(await idsOf(to, row.id)).toEqual([])
      },
      ahead,
    )
  })

  test('who withdrew and asked to go on before the backup is not withdrawn by the older line, whatever the clock said', async () => {
    const { database } = scratch
    const token = 'z'.repeat(43)
    const row = applicationRow({ token_hash: hashToken('application', token) ?? '' })
    await database.db.insertInto('applications').values(row).execute()
    await inTime(new Date(Date.now() + 10 * hourMs), () => withdrawOwn(database, token))
    const folder = await newFolder()
    const first = await readErasures(await noted(database, folder))
    await moveApplication(database, { id: row.id, version: 2 }, 'reopen', { actor: 'ada@example.com' })
    const { erasures } = (await readErasures(await noted(database, folder))) ?? { erasures: [] }
    expect(first?.erasures.at(-1)).toMatchObject({ what: 'application.withdraw', id: row.id })
    await restored(erasures, async (to) => {
      expect(await findApplication(to.db, row.id)).toMatchObject({
        status: 'in-progress',
        withdrawn_at: null,
      })
    })
  })

  test('of a withdrawal and a reopening after the backup the one that was noted last counts', async () => {
    const { database } = scratch
    const row = applicationRow()
    await database.db.insertInto('applications').values(row).execute()
    const ahead = new Date(Date.now() + 10 * hourMs)
    const lines: Erasure[] = [
      { at: ahead, what: 'application.withdraw', id: row.id },
      { at: new Date(), what: 'application.reopen', id: row.id },
    ]
    expect(await database.change([], (trx) => reapply(trx, lines))).toMatchObject({ withdrawn: 0 })
    const again: Erasure[] = [...lines, { at: new Date(), what: 'application.withdraw', id: row.id }]
    expect(await database.change([], (trx) => reapply(trx, again))).toMatchObject({ withdrawn: 1 })
  })

  test('what is erased after the clock was set right is noted, also behind lines that lie ahead', async () => {
    const { database } = scratch
    const folder = await newFolder()
    const file = erasureListIn(join(folder, 'backups'))
    const isNoted = async (id: string) =>
      (await readErasures(file))?.erasures.filter((one) => one.id === id).length
    const ids = Array.from({ length: 3 }, newId)
    const erase = (id = '') => recordAudit(database.db, { ...owner, action: 'story.erase', subjectId: id })
    const ahead = new Date(Date.now() + 10 * hourMs)
    const list = await inTime(ahead, async () => {
      await erase(ids[0])
      const started = startErasureList({ database, dataDir: folder, log, everyMs: 1e6 })
      await started.note()
      return started
    })
    await erase(ids[1])
    await list.close()
    // By another machine, while this one was off; it starts when the line that lay ahead is past.
    await erase(ids[2])
    await inTime(new Date(ahead.getTime() + 2 * hourMs), () => noted(database, folder))
    expect(await Promise.all(ids.map(isNoted))).toEqual([1, 1, 1])
  })

  async function idsOf(to: Database, id: string) {
    return await to.db.selectFrom('applications').select('id').where('id', '=', id).execute()
  }

  test('of who was erased by a number, a begun application goes with the mail that leads to it', async () => {
    const { db } = scratch.database
    const hash = personHash(await requireSecret(db, storySecret), '7135550177')
    const [id, email] = [newId(), 'lena@example.com']
    const answers = JSON.stringify({ fullName: 'Lena Quill', email, phone: '(713) 555-0177' })
    const draft = { id, token_hash: 'lena', form: 'funding', language: 'en' as const, answers, email }
    await db
      .insertInto('application_drafts')
      .values({ ...draft, expires_at: new Date(Date.now() + hourMs) })
      .execute()
    await queueMail(db, { id, kind: 'application-draft', to: email, subject: 's', text: 't', html: 'h' })
    await restored([{ at: new Date(), what: 'data.delete-person', id: hash }], async (to, reapplied) => {
      expect(reapplied.erased).toBe(1)
      for (const table of ['application_drafts', 'mail_queue'] as const)
        expect(await to.db.selectFrom(table).select('id').where('id', '=', id).execute(), table).toEqual([])
    })
  })

  async function restored(
    erasures: Erasure[],
    look: (to: Database, reapplied: Reapplied) => Promise<void>,
    madeAt = new Date(),
  ) {
    const file = join(await newFolder(), 'backup.gz')
    await inTime(madeAt, () => createBackup(scratch.database, file, quiet))
    const place = await freshPlace(scratch.engine)
    const to = await openDatabase(place.options)
    try {
      const { reapplied } = await restoreBackup(to, { file, mayHaveTables: false, erasures, steps: quiet })
      await look(to, reapplied)
    } finally {
      await to.close()
      await place.remove()
    }
  }

  test('the list is only appended to, each thing once, behind half a line too', async () => {
    const { database } = scratch
    const folder = await newFolder()
    const list = await noted(database, folder)
    const before = await readFile(list, 'utf8')
    await noted(database, folder)
    expect(await readFile(list, 'utf8')).toBe(before)
    await appendFile(list, '{"at":"2026-')
    const id = newId()
    await recordAudit(database.db, { ...owner, action: 'story.erase', subjectId: id })
    await noted(database, folder)
    const after = await readFile(list, 'utf8')
    expect(after.startsWith(before)).toBe(true)
    expect(parseErasures(after)).toMatchObject({ unreadable: 1 })
    expect(parseErasures(after).erasures.at(-1)).toMatchObject({ what: 'story.erase', id })
  })
})

test('a line that is none of ours is counted and not used', () => {
  const line = (change: object) =>
    JSON.stringify({ at: '2026-11-17T00:00:00.000Z', what: 'story.erase', id: newId(), ...change })
  const text = [
    line({}),
    line({ id: 'x' }),
    line({ what: 'story.burn' }),
    line({ at: 'soon' }),
    'x',
    '',
  ].join('\n')
  expect(parseErasures(text)).toMatchObject({ erasures: [{ what: 'story.erase' }], unreadable: 4 })
})
