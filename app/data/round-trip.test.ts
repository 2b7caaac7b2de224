import { beforeAll, expect, test } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { seedDemo } from '../onboarding/seed-demo-queries.server.ts'
import { withoutApostrophes } from '../platform/csv.ts'
import { MalformedFile } from '../rows/source-row.ts'
import { misfitsOf } from '../settings/misfits.server.ts'
import { changeSettings } from '../settings/queries.server.ts'
import { findSetting } from '../settings/register.server.ts'
import type { TableKind } from './import/import-kinds.ts'
import { actor, downloads, emptySites, everything, exported } from './testing/round-trip.ts'

const kinds: TableKind[] = ['stories', 'articles', 'settings']
const { bring, results } = downloads()

async function fill(database: Database) {
  await seedDemo(database)
  const awkward = {
    headline: '=1+1',
    how_helped: '\'@home, "quoted"\r\nsecond line',
    phone: '+1 800 555 0199',
  }
  await database.db
    .insertInto('approval_stories')
    .values(
      storyRow({ ...awkward, status: 'approved', name_display: 'anonymous', approval_date: '2026-02-03' }),
    )
    .execute()
  await database.db
    .insertInto('articles')
    .values(
      articleRow({
        title: '-5 degrees',
        content: 'One.\n\n## Two',
        published: true,
        image_url: 'https://www.example.com/a.jpg',
        image_alt: '@ home',
        language: 'es',
        translation_of: newId(),
      }),
    )
    .execute()
  const change = (key: string, value: string) => {
    const setting = findSetting(key)
    if (!setting) throw new Error(key)
    return { setting, from: 'default', to: JSON.stringify(value), action: 'setting.change' } as const
  }
  const changes = [change('phone', '(800) 555-0001'), change('brand', '"A" & B')]
  await changeSettings(database, changes, actor, misfitsOf)
}

onBothEngines((scratch) => {
  const emptySite = emptySites(scratch)
  beforeAll(() => fill(scratch.database))

  for (const format of ['json', 'csv'] as const) {
    test(`a download as ${format} brought into an empty site gives the same rows, and twice changes nothing`, async () => {
      const empty = await emptySite()
      for (const kind of kinds) {
        const file = await exported(scratch.database, kind, format)
        const preview = await bring(empty, kind, format, file, true)
        expect(preview.imported, kind).toBeGreaterThan(1)
        expect(await exported(empty, kind, 'json'), `${kind} after a dry run`).toBe('[]\n')
        expect(await bring(empty, kind, format, file)).toEqual(preview)
        expect(JSON.parse(await exported(empty, kind, 'json'))).toEqual(
          JSON.parse(await exported(scratch.database, kind, 'json')),
        )
        expect(await bring(empty, kind, format, file)).toMatchObject({
          imported: 0,
          alreadyThere: preview.imported,
        })
      }
      const [entry] = await searchAudit(empty.db, { kind: 'data', limit: 1 })
      expect(entry).toMatchObject({
        action: 'data.import',
        facts: { what: 'settings', added: 0, skipped: 2 },
      })
    })
  }

  test('one file holds everything, the audit log too', async () => {
    const all = JSON.parse(await everything(scratch.database))
    expect(Object.keys(all)).toEqual(['stories', 'articles', 'applications', 'settings', 'audit'])
    expect(all.stories).toHaveLength(11)
    expect(all.audit.map(({ action }: { action: string }) => action)).toEqual([
      'setting.change',
      'setting.change',
    ])
  })

  test('the one file with everything brought into an empty site gives the same site, and twice changes nothing', async () => {
    const empty = await emptySite()
    const file = await everything(scratch.database)
    const run = async (isDryRun: boolean) => {
      const tables = await results(empty, 'everything', 'everything.json', file, isDryRun)
      return Object.fromEntries(tables.map(({ kind, tally }) => [kind, tally.imported]))
    }
    const expected = { applications: 9, stories: 11, articles: 17, settings: 2, audit: 2 }
    expect(await run(true)).toEqual(expected)
    expect(await exported(empty, 'audit', 'json')).toBe('[]\n')
    expect(await run(false)).toEqual(expected)
    for (const kind of kinds)
      expect(JSON.parse(await exported(empty, kind, 'json')), kind).toEqual(
        JSON.parse(await exported(scratch.database, kind, 'json')),
      )
    expect(await run(false)).toEqual({ applications: 0, stories: 0, articles: 0, settings: 0, audit: 0 })
    const brought = await searchAudit(empty.db, { words: 'imported', kind: 'setting', limit: 9 })
    expect(brought.map(({ facts }) => facts.imported)).toEqual([true, true])
  })

  test('a file with everything, brought as one table, says what to choose', async () => {
    const file = await everything(scratch.database)
    for (const text of [file, `\uFEFF${file}`, JSON.stringify(JSON.parse(file))])
      for (const kind of kinds)
        await expect(results(scratch.database, kind, 'everything.json', text, true)).rejects.toThrow(
          'This file holds everything: please choose Everything',
        )
  })

  test('the activity of a table is brought back with its facts; what is no entry is refused', async () => {
    const empty = await emptySite()
    const csv = await exported(scratch.database, 'audit', 'csv')
    expect(await bring(empty, 'audit', 'csv', csv)).toMatchObject({ imported: 2, refused: 0 })
    const [first] = JSON.parse(await exported(scratch.database, 'audit', 'json'))
    const [again] = JSON.parse(await exported(empty, 'audit', 'json'))
    expect(again).toEqual({ ...first, facts: { ...first.facts, imported: true } })
    const wrong = [
      { ...first, id: 'x' },
      { ...first, action: 'story.burn' },
      { ...first, facts: { deep: {} } },
      { ...first, created_at: 'soon' },
    ]
    expect(await bring(empty, 'audit', 'json', JSON.stringify(wrong))).toMatchObject({
      imported: 0,
      refused: 4,
      reasons: [{ field: 'id' }, { field: 'action' }, { field: 'facts' }, { field: 'created_at' }],
    })
  })

  test('rows that break a rule are refused with a reason and hold up no other', async () => {
    const empty = await emptySite()
    const articles = [
      { title: '', content: 'x' },
      { title: 'A', content: 'x' },
      { title: 'A', content: 'y' },
    ]
    expect(await bring(empty, 'articles', 'json', JSON.stringify(articles))).toMatchObject({
      imported: 1,
      refused: 2,
      reasons: [{ field: 'title' }, { field: 'slug' }],
    })
    const settings = [
      { key: 'phone', value: 'call me' },
      { key: 'backup.last', value: 1 },
      { key: 'brand', value: 'Ours' },
    ]
    expect(await bring(empty, 'settings', 'json', JSON.stringify(settings))).toMatchObject({
      imported: 1,
      refused: 2,
      reasons: [{ field: 'value' }, { field: 'key' }],
    })
    await expect(bring(empty, 'articles', 'csv', 'a,b\n1,2\n')).rejects.toThrow(MalformedFile)
  })

  test('a column that is read stands once in a CSV file, one that is ignored as often as it likes', async () => {
    const empty = await emptySite()
    const twice = (name: string) =>
      bring(empty, 'articles', 'csv', `title,content,${name},${name}\nTwice,Words,a,b\n`)
    await expect(twice('slug')).rejects.toThrow('The column slug stands twice in the first line')
    expect(await twice('notes')).toMatchObject({ imported: 1, refused: 0 })
  })

  test('a download of many rows is read in batches', async () => {
    const many = await emptySite()
    const rows = Array.from({ length: 1203 }, () => storyRow())
    for (let at = 0; at < rows.length; at += 300)
      await many.db
        .insertInto('approval_stories')
        .values(rows.slice(at, at + 300))
        .execute()
    const found: { id: string }[] = JSON.parse(await exported(many, 'stories', 'json'))
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted())
  })
})

test('the apostrophe put in for spreadsheets comes off, one of the text’s own stays', () => {
  expect(["'=1", "''=1", "'tis", "'", 'x'].map(withoutApostrophes)).toEqual(['=1', "'=1", "'tis", "'", 'x'])
})
