import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../audit/audit.ts'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import type { ServerFacts } from '../health/server-facts.ts'
import { siteWith } from '../settings/register.server.ts'
import type { Site } from '../site/site.ts'
import { decide } from './decision.ts'
import { countsOf } from './finding.ts'
import { keepNote, listNotes, removeNote } from './queries.server.ts'
import { readReview } from './read-review.server.ts'
import { review } from './review.server.ts'
import { factsOf, families, now, type Pages, renderer } from './testing/clean-site.ts'

const who: Actor = { actor: 'owner@open-door-homes.com', address: '192.0.2.1' }

const server: ServerFacts = {
  version: '1',
  startedAt: now,
  siteUrl: 'https://www.open-door-homes.com',
  dataDir: '/tmp',
  mailServer: 'mail.open-door-homes.com:465',
  mailFrom: 'help@open-door-homes.com',
  mail: { look: async () => ({ kind: 'answers' }), lastHeard: () => null },
  mayCallPrivateAddresses: false,
  trustedProxies: 0,
  listErrors: () => [],
  processes: async () => [],
}

describe('a decision', () => {
  const posted = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }
  const findings = async () => review(await factsOf({ facts: { lastBackupAt: null } }), new Map())

  test('needs a reason of at most 1,000 characters', async () => {
    const [finding] = await findings()
    const fields = { rule: 'no-backup', mark: finding?.mark ?? '' }
    for (const reason of ['', '  \n ', 'x'.repeat(1001)])
      expect(decide(posted({ ...fields, reason }), await findings()).kind, reason).toBe('refused')
    expect(decide(posted({ ...fields, reason: ' Copied by hand. ' }), await findings())).toMatchObject({
      kind: 'decided',
      reason: 'Copied by hand.',
    })
  })

  test('is about what its owner saw: nothing else found since, and not mended meanwhile', async () => {
    const fields = { rule: 'no-backup', mark: 'of something else', reason: 'So be it.' }
    expect(decide(posted(fields), await findings()).kind).toBe('changed')
    expect(decide(posted(fields), []).kind).toBe('mended')
    expect(decide(posted({}), await findings()).kind).toBe('mended')
  })
})

test('findings are listed gravest first, and counted by what is open', async () => {
  const facts = await factsOf({
    settings: { 'copyright-year': 2020, phone: '(800) 555-0142' },
    facts: { lastBackupAt: null, hasOwnPassword: false },
  })
  const found = await review(facts, new Map())
  expect(found.map(({ gravity }) => gravity)).toEqual(['stop', 'stop', 'first', 'later'])
  expect(countsOf(found)).toEqual({ stop: 2, first: 1, later: 1, decided: 0 })
  const phone = found.find(({ id }) => id === 'phone-reaches-nobody')
  const note = { mark: phone?.mark ?? '', reason: 'r', actor: 'a', createdAt: now }
  const decided = await review(facts, new Map([['phone-reaches-nobody', note]]))
  expect(decided.at(-1)).toMatchObject({ id: 'phone-reaches-nobody', isDecided: true, note: { reason: 'r' } })
  expect(countsOf(decided)).toEqual({ stop: 1, first: 1, later: 1, decided: 1 })
})

onBothEngines((scratch) => {
  const admin = { id: newId(), email: 'owner@open-door-homes.com' }
  const site = siteWith(server.siteUrl, new Map([['phone', '(713) 200-0199']]))
  const read = async (pages: Pages = {}) => {
    const { db } = scratch.database
    const parts = { db, site, facts: server, admin, render: renderer(pages), families, now }
    // Another site each time: the pages of the test change without a setting having changed.
    return (await readReview({ ...parts, site: { ...site } })).findings
  }
  const find = async (id: string, pages?: Pages) => (await read(pages)).find((finding) => finding.id === id)

  beforeAll(async () => {
    await scratch.database.db
      .insertInto('admin_users')
      .values({ ...admin, name: 'Ada', role: 'owner' })
      .execute()
  })

  test('a note is kept with name and day and is in the audit log', async () => {
    const finding = await find('no-backup')
    if (!finding) throw new Error('not found')
    await keepNote(scratch.database, finding, 'Copied by hand.', who)
    const decided = await find('no-backup')
    expect(decided).toMatchObject({ isDecided: true, note: { reason: 'Copied by hand.', actor: who.actor } })
    expect(decided?.note?.createdAt).toBeInstanceOf(Date)
    const [entry] = await searchAudit(scratch.database.db, { kind: 'review', limit: 1 })
    expect(entry).toMatchObject({
      ...who,
      action: 'review.decide',
      subjectId: 'no-backup',
      facts: { title: 'No fresh backup', reason: 'Copied by hand.', found: 1 },
    })
  })

  test('a note comes back when something else is found, and holds again when it is as it was', async () => {
    const before = { '/': () => 'No credit check here.' }
    const finding = await find('bait-words', before)
    if (!finding) throw new Error('not found')
    await keepNote(scratch.database, finding, 'It is so.', who)
    expect(await find('bait-words', before)).toMatchObject({ isDecided: true })
    const more = { ...before, '/state/ohio': () => 'No credit check in Ohio.' }
    expect(await find('bait-words', more)).toMatchObject({ isDecided: false, note: { reason: 'It is so.' } })
    expect(await find('bait-words')).toBeUndefined()
    expect(await find('bait-words', before)).toMatchObject({ isDecided: true })
  })

  test('a decision can be opened again, once, and the log keeps what was decided', async () => {
    await removeNote(scratch.database, 'no-backup', who)
    await removeNote(scratch.database, 'no-backup', who)
    expect(await find('no-backup')).toMatchObject({ isDecided: false, note: null })
    expect((await listNotes(scratch.database.db)).has('no-backup')).toBe(false)
    const entries = await searchAudit(scratch.database.db, { words: 'review.reopen', limit: 5 })
    expect(entries.map(({ facts }) => facts)).toEqual([{ reason: 'Copied by hand.' }])
  })

  test('articles, stories and accounts are read from the database as visitors and owners have them', async () => {
    const { db } = scratch.database
    const published = { published: true, title: 'Rules', content: 'First.\n\nAdults only.' }
    for (const row of [
      articleRow(published),
      articleRow({ ...published, published: false, content: 'No children.' }),
      articleRow({ ...published, deleted_at: now, content: 'No kids.' }),
    ])
      await db.insertInto('articles').values(row).execute()
    for (const row of [
      storyRow({ status: 'approved', email: 'x@EXAMPLE.com', headline: 'From nobody' }),
      storyRow({ status: 'approved', email: 'Owner@open-door-homes.com', headline: 'From inside' }),
      storyRow({ status: 'approved', email: 'x@example.com', headline: 'Demo', is_demo: true }),
      storyRow({ status: 'approved', email: 'x@myexample.com', headline: 'A client' }),
      storyRow({ status: 'pending', email: 'x@example.com', headline: 'Waiting' }),
    ])
      await db.insertInto('approval_stories').values(row).execute()
    const spots = new Map(
      (await read()).map((finding) => [finding.id, finding.spots.map(({ text }) => text)]),
    )
    expect(spots.get('words-that-exclude')).toEqual(['“Adults only.”'])
    expect(spots.get('stories-from-nobody')).toEqual(['“From nobody”'])
    expect(spots.get('insider-stories')).toEqual(['“From inside”'])
    expect(spots.get('demo-stories')).toEqual(['1 story'])
    expect(spots.get('no-second-step')).toEqual([admin.email])
    expect(spots.get('made-up-password')).toEqual(['Your account'])
  })

  test('the pages of every language are read, with the owner’s words in it', async () => {
    const { db } = scratch.database
    const key = 'banner.es'
    const chosen = '{"value":"Sin verificación de crédito: aprobación instantánea, solo para adultos"}'
    await db.insertInto('settings').values({ key, chosen, updated_by: who.actor }).execute()
    const banner = { '/es': ({ banner }: Site) => banner ?? '' }
    const places = async (id: string) => (await find(id, banner))?.spots.flatMap(({ places }) => places)
    expect(await places('bait-words')).toContainEqual({ label: 'Home (Spanish)', href: '/es' })
    expect(await places('words-that-exclude')).toContainEqual({ label: 'Home (Spanish)', href: '/es' })
    await db.deleteFrom('settings').where('key', '=', key).execute()
  })

  test('the pages are read anew when a story or an article has changed, and not before', async () => {
    const { db } = scratch.database
    let made = 0
    const pages = renderer()
    const render: typeof pages = async (path, shown) => {
      if (path === '/') made += 1
      return { ...(await pages(path, shown)), tags: new Set(path === '/' ? ['stories', 'articles'] : []) }
    }
    const parts = { db, site: { ...site }, facts: server, admin, render, families, now }
    await readReview(parts)
    await readReview(parts)
    expect(made).toBe(1)
    await db
      .insertInto('approval_stories')
      .values(storyRow({ status: 'approved' }))
      .execute()
    const before = await readReview(parts)
    expect(made).toBe(2)
    await db
      .insertInto('articles')
      .values(articleRow({ published: true, content: 'A quiet house, adults only.' }))
      .execute()
    const after = await readReview(parts)
    expect(made).toBe(3)
    const excluding = ({ findings }: typeof after) =>
      findings.find(({ id }) => id === 'words-that-exclude')?.spots.map(({ text }) => text) ?? []
    expect(excluding(before)).not.toContain('“A quiet house, adults only.”')
    expect(excluding(after)).toContain('“A quiet house, adults only.”')
  })

  test('words of another language that change are read, though nothing changes in English', async () => {
    const { db } = scratch.database
    const pages = renderer({ '/es': ({ banner }) => banner })
    const parts = { db, site, facts: server, admin, render: pages, families, now }
    const isFound = async () => {
      const { findings } = await readReview(parts)
      const texts = findings.flatMap(({ spots }) => spots.map(({ text }) => text))
      return texts.some((text) => text.includes('vivienda de primera'))
    }
    expect(await isFound()).toBe(false)
    const chosen = '{"value":"Una vivienda de primera, solo para adultos"}'
    await db.insertInto('settings').values({ key: 'banner.es', chosen, updated_by: who.actor }).execute()
    expect(await isFound()).toBe(true)
    await db.deleteFrom('settings').where('key', '=', 'banner.es').execute()
    expect(await isFound()).toBe(false)
  })
})
