import type { Insertable, Selectable } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../db/database.server.ts'
import type { Tables } from '../db/tables.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { clientSeal, storySecret } from '../stories/client-seal.server.ts'
import { storyFoundBy } from '../stories/found-by.ts'
import { photoColumns } from '../stories/photo-columns.ts'
import { stayingColumns, travelColumns } from '../stories/story-travel.ts'
import { downloads, emptySites, exported } from './testing/round-trip.ts'

type Story = Tables['approval_stories']
type Written = Exclude<keyof Story, 'state_code' | (typeof photoColumns)[keyof typeof photoColumns]>

// Restored from a backup, a site keeps its secret.
const secret = 'kept with the site '.repeat(3)
const keepSecret = ({ db }: Database) =>
  db.insertInto('secrets').values({ name: storySecret, value: secret }).execute()

const { bring } = downloads()
const photos = Object.values(photoColumns)

/** No column holds its default. The photos are encoded anew on their way: the import of photos has tests of its own. */
const unusual = {
  id: newId(),
  full_name: 'Jordan Parker',
  email: 'jordan@example.com',
  phone: '+1 800 555 0199',
  city_state: 'El Paso, TX',
  approval_date: '2026-02-03',
  headline: 'A door',
  how_helped: 'They called.',
  encouragement: 'Go on.',
  allow_sharing: true,
  status: 'rejected',
  created_at: new Date('2025-03-04T05:06:07.089Z'),
  name_display: 'anonymous',
  updated_at: new Date('2025-05-06T07:08:09.010Z'),
  version: 7,
  submission_key: 'key-of-one-form',
  token_hash: 'h'.repeat(43),
  spam_score: 55,
  spam_flags: '["links"]',
  withdrawn_at: new Date('2025-04-05T06:07:08.090Z'),
  is_demo: true,
  client_seal: '',
  language: 'es',
  search_text: 'quite different',
} satisfies Record<Written, Insertable<Story>[Written]> & Insertable<Story>

onBothEngines((scratch) => {
  const emptySite = emptySites(scratch)

  test('every column of a story travels, or is named among those that stay', async () => {
    const { db } = scratch.database
    await db
      .insertInto('approval_stories')
      .values({ ...unusual, id: newId() })
      .execute()
    const story = await db.selectFrom('approval_stories').selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(story).toSorted()).toEqual(
      [...travelColumns, ...Object.keys(stayingColumns)].toSorted(),
    )
  })

  for (const format of ['json', 'csv'] as const)
    test(`every column that travels is in a download as ${format} and comes back by its import`, async () => {
      const { db } = scratch.database
      await db.deleteFrom('approval_stories').execute()
      await db
        .insertInto('approval_stories')
        .values({ ...unusual, client_seal: clientSeal(secret, unusual) })
        .execute()
      const file = await exported(scratch.database, 'stories', format)
      const [head] = format === 'csv' ? file.split(/\r?\n/) : [Object.keys(JSON.parse(file)[0]).join()]
      expect(head?.replace('\ufeff', '').split(',')).toEqual(travelColumns)

      const empty = await emptySite()
      await keepSecret(empty)
      expect(await bring(empty, 'stories', format, file)).toMatchObject({ imported: 1, notes: [] })
      const [before, after] = [
        await db.selectFrom('approval_stories').selectAll().executeTakeFirstOrThrow(),
        await empty.db.selectFrom('approval_stories').selectAll().executeTakeFirstOrThrow(),
      ]
      expect(only(after, travelColumns)).toEqual(only(before, travelColumns))
      const changed = Object.keys(stayingColumns).filter((name) => name !== 'state_code')
      for (const name of changed) expect(Object(after)[name], name).not.toEqual(Object(before)[name])
      expect(after.search_text).toBe(storyFoundBy(unusual).search_text)
      expect(photos.filter((name) => after[name] !== null)).toEqual([])
    })

  test('another site, other words or another hand bring no mark of a client', async () => {
    const { db } = scratch.database
    await db.deleteFrom('approval_stories').execute()
    await db
      .insertInto('approval_stories')
      .values({ ...unusual, client_seal: clientSeal(secret, unusual) })
      .execute()
    const file = await exported(scratch.database, 'stories', 'csv')
    const note = [{ field: 'client_seal', reason: expect.stringContaining('left out') }]
    const strange = await emptySite()
    expect(await bring(strange, 'stories', 'csv', file)).toMatchObject({ imported: 1, notes: note })
    const own = await emptySite()
    await keepSecret(own)
    const reworded = file.replace('They called.', 'They were wonderful.')
    expect(await bring(own, 'stories', 'csv', reworded)).toMatchObject({ imported: 1, notes: note })
    for (const { db: other } of [strange, own])
      expect(await other.selectFrom('approval_stories').select('client_seal').execute()).toEqual([
        { client_seal: null },
      ])
  })
})

function only(story: Selectable<Story>, columns: readonly (keyof Story)[]) {
  return Object.fromEntries(columns.map((name) => [name, story[name]]))
}
