import { beforeAll, expect, test } from 'vitest'
import { stayingColumns, travelColumns } from '../applications/application-travel.ts'
import { moveApplication } from '../applications/inbox/changes.server.ts'
import { addRemark } from '../applications/inbox/contact-queries.server.ts'
import { deleteOwn, findByToken } from '../applications/private/own-queries.server.ts'
import { hashToken } from '../applications/private/token.server.ts'
import { insertApplication } from '../applications/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { seedDemo } from '../onboarding/seed-demo-queries.server.ts'
import { actor, downloads, emptySites, everything, exported } from './testing/round-trip.ts'

const { bring, results } = downloads()

async function fill(database: Database) {
  await seedDemo(database)
  const { id } = await database.change([], (trx) =>
    insertApplication(
      trx,
      {
        form: 'funding',
        language: 'es',
        program: 'kit',
        kit_part: 'number',
        full_name: '=Zoë "Zo" O’Neil',
        phone: '+1 800 555 0199',
        place: 'San José, CA',
        state_code: 'CA',
        adults: 2,
        bedrooms: 0,
        rent_budget: 1300,
        challenges: '["Evictions"]',
        words: '\'@home, "quoted"\r\nsecond line',
        spam_score: 0,
        spam_flags: '[]',
        submission_key: 'k',
        token_hash: 'a private link',
      },
      [{ kind: 'contact', wording: 'Contact me, “please”.', wording_version: 1, page: '/forms/funding' }],
    ),
  )
  await addRemark(database, id, { kind: 'note', words: '-5, "no answer"\nagain' }, actor)
  await moveApplication(database, { id, version: 1 }, 'close', { ...actor, reason: 'no-answer' })
}

onBothEngines((scratch) => {
  const emptySite = emptySites(scratch)
  beforeAll(() => fill(scratch.database))

  for (const format of ['json', 'csv'] as const) {
    test(`applications downloaded as ${format} come back with timeline and every yes, and twice changes nothing`, async () => {
      const empty = await emptySite()
      const file = await exported(scratch.database, 'applications', format)
      const preview = await bring(empty, 'applications', format, file, true)
      expect(preview).toMatchObject({ refused: 0, reasons: [] })
      expect(preview.imported).toBeGreaterThan(5)
      expect(await exported(empty, 'applications', 'json'), 'after a dry run').toBe('[]\n')
      expect(await bring(empty, 'applications', format, file)).toEqual(preview)
      const whole = JSON.parse(await exported(scratch.database, 'applications', 'json'))
      expect(JSON.parse(await exported(empty, 'applications', 'json'))).toEqual(whole)
      expect(whole).toContainEqual(
        expect.objectContaining({
          token_hash: 'a private link',
          language: 'es',
          status: 'closed',
          closed_reason: 'no-answer',
        }),
      )
      expect(await bring(empty, 'applications', format, file)).toMatchObject({
        imported: 0,
        alreadyThere: preview.imported,
      })
      const { id } = await empty.db
        .selectFrom('applications')
        .select('id')
        .where('search_text', 'like', '%8005550199%')
        .executeTakeFirstOrThrow()
      expect(whole.find((row: { id: string }) => row.id === id)?.events.length).toBe(3)
    })
  }

  test('a table that a spreadsheet saved again, with TRUE and FALSE, comes back as it was', async () => {
    const file = await exported(scratch.database, 'applications', 'csv')
    const shouted = file.replaceAll(/(?<=,)(true|false)(?=,)/g, (word) => word.toUpperCase())
    expect(shouted).not.toBe(file)
    const shown = await bring(await emptySite(), 'applications', 'csv', shouted)
    expect(shown).toEqual(await bring(await emptySite(), 'applications', 'csv', file))
    expect(shown).toMatchObject({ refused: 0 })
  })

  test('every column of an application travels or stays behind for a reason', async () => {
    const row = await scratch.database.db
      .selectFrom('applications')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow()
    expect([...travelColumns, ...Object.keys(stayingColumns)].toSorted()).toEqual(Object.keys(row).toSorted())
    for (const reason of Object.values(stayingColumns)) expect(reason).toMatch(/\w/)
  })

  test('they are in the file with everything, and nobody is told of what happened elsewhere', async () => {
    const empty = await emptySite()
    const parts = await results(empty, 'everything', 'all.json', await everything(scratch.database))
    expect(parts.find(({ kind }) => kind === 'applications')?.tally.imported).toBeGreaterThan(5)
    expect(await empty.db.selectFrom('mail_queue').selectAll().execute()).toEqual([])
  })

  test('what its applicant deleted does not come back out of an older download, in any capitals', async () => {
    const empty = await emptySite()
    const token = 'k'.repeat(43)
    const rows: { id: string }[] = JSON.parse(await exported(scratch.database, 'applications', 'json'))
    const row = { ...rows.at(-1), token_hash: hashToken('application', token) }
    await bring(empty, 'applications', 'json', JSON.stringify([row]))
    await deleteOwn(empty, token)
    for (const id of [row.id, ` ${row.id?.toUpperCase()} `])
      expect(await bring(empty, 'applications', 'json', JSON.stringify([{ ...row, id }]))).toMatchObject({
        ...{ imported: 0, refused: 1 },
        reasons: [{ reason: 'was deleted on the person’s own wish, and stays so' }],
      })
    expect(await findByToken(empty.db, token)).toBeNull()
  })

  test('the follow-up day of a closed one comes back only if it was set after the closing', async () => {
    const [row] = JSON.parse(await exported(scratch.database, 'applications', 'json'))
    const closed = { status: 'closed', closed_reason: 'no-answer', moved_at: '2026-10-01T10:00:00.000Z' }
    const line = { actor: 'a@example.com', from_status: null, to_status: null, words: null }
    const setAt = (created_at: string) => ({
      events: [{ ...line, kind: 'follow-up', facts: { day: '2026-11-20' }, created_at }],
    })
    const dayOf = async (change: object) => {
      const empty = await emptySite()
      const text = JSON.stringify([{ ...row, follow_up: '2026-11-20', ...change }])
      expect(await bring(empty, 'applications', 'json', text)).toMatchObject({ imported: 1 })
      const { day } = await empty.db
        .selectFrom('applications')
        .select('follow_up as day')
        .executeTakeFirstOrThrow()
      return day
    }
    const open = { status: 'contacted', closed_reason: null }
    expect(await dayOf({ ...open, ...setAt('2026-09-30T10:00:00.000Z') })).toBe('2026-11-20')
    expect(await dayOf({ ...closed, ...setAt('2026-10-02T10:00:00.000Z') })).toBe('2026-11-20')
    expect(await dayOf({ ...closed, ...setAt('2026-09-30T10:00:00.000Z') })).toBeNull()
  })

  test('one dated in the future is dated by the import with all of its timeline, and that is noted', async () => {
    const empty = await emptySite()
    const [row] = JSON.parse(await exported(scratch.database, 'applications', 'json'))
    const later = '2099-05-01T03:04:05.000Z'
    const events = row.events.map((event: object) => ({ ...event, created_at: later }))
    const text = JSON.stringify([{ ...row, created_at: later, moved_at: later, events }])
    expect(await bring(empty, 'applications', 'json', text)).toMatchObject({
      imported: 1,
      notes: [{ field: 'created_at', reason: 'lies in the future: the moment of the import is used' }],
    })
    const [here] = JSON.parse(await exported(empty, 'applications', 'json'))
    const dates = [
      here.created_at,
      here.moved_at,
      ...here.events.map((event: typeof here) => event.created_at),
    ]
    expect(events.length).toBeGreaterThan(0)
    for (const at of dates) expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
  })

  test('a row that cannot be one is refused in words, and so is a number that another one has', async () => {
    const empty = await emptySite()
    const [row] = JSON.parse(await exported(scratch.database, 'applications', 'json'))
    const bad = [
      { ...row, status: 'lost' },
      { ...row, email: null, phone: null },
      { ...row, adults: 0 },
      { ...row, reference: 'O0O-1111' },
      { ...row, closed_reason: row.status === 'closed' ? null : 'no-answer' },
      { ...row, events: [{ kind: 'magic' }] },
      { ...row, words: 'x'.repeat(2001) },
      { ...row, full_name: 'a\0b' },
    ]
    const refused = await bring(empty, 'applications', 'json', JSON.stringify(bad))
    expect(refused).toMatchObject({ imported: 0, refused: bad.length })
    await bring(empty, 'applications', 'json', JSON.stringify([row]))
    const twin = { ...row, id: `${row.id.slice(0, -4)}ffff` }
    expect(await bring(empty, 'applications', 'json', JSON.stringify([twin]))).toMatchObject({
      imported: 0,
      reasons: [{ field: 'reference', reason: 'belongs to another application here' }],
    })
  })
})
