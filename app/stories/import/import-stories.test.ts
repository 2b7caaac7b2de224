import { expect, test } from 'vitest'
import { newId } from '../../db/uuid.ts'
import { MalformedFile, type SourceRow } from '../../rows/source-row.ts'
import { Tally } from '../../rows/tally.ts'
import { importStories } from './import-stories.ts'
import { wantedStories } from './story-columns.ts'
import type { NewStory, StoryStore } from './story-store.ts'

const good = {
  full_name: 'Maria Lopez',
  email: 'maria@example.com',
  city_state: 'Houston, TX',
  headline: 'A new door',
  how_helped: 'They called.',
  encouragement: 'Keep going.',
  created_at: '2024-05-01 12:34:56+00',
}
const inline = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`
const broken = `data:image/png;base64,${Buffer.from('broken').toString('base64')}`

/** Keeps what it is given, in batches; `taken` are ids that somebody else writes in the meantime. */
function memoryStore(known: string[] = [], taken: string[] = []) {
  const batches: NewStory<string>[][] = []
  const store: StoryStore<string> = {
    listKnown: async (stories) => stories.map(({ id }) => id).filter((id) => known.includes(id)),
    holdsSeal: async ({ client_seal }) => client_seal === 'ours',
    add: async (stories) => {
      batches.push(stories)
      return stories.map(({ story }) => story.id).filter((id) => !taken.includes(id))
    },
  }
  return { store, batches }
}

const encode = async (bytes: Buffer) =>
  bytes.toString() === 'picture' ? { encoded: 'encoded' } : { refusal: 'is damaged' }

const rowOf = (columns: object, row = 1): SourceRow => ({
  row,
  line: row + 1,
  columns: { ...good, ...columns },
})

type Wish = { known?: string[]; taken?: string[]; signal?: AbortSignal; onRow?: () => void }

async function bringOver(rows: Iterable<SourceRow>, { known, taken, ...more }: Wish = {}) {
  const { store, batches } = memoryStore(known, taken)
  const tally = new Tally(wantedStories.known)
  async function* reading() {
    yield* rows
  }
  const trouble = await importStories({ rows: reading(), store, encode, tally, ...more }).catch(
    (error) => error,
  )
  return { tally, batches, trouble, sizes: batches.map((batch) => batch.length) }
}

test('rows are brought over a hundred at a time', async () => {
  const rows = Array.from({ length: 201 }, (_, n) => rowOf({ id: newId() }, n + 1))
  const { tally, sizes } = await bringOver(rows)
  expect(sizes).toEqual([100, 100, 1])
  expect(tally).toMatchObject({ read: 201, imported: 201, alreadyThere: 0, refused: 0, notes: [] })
})

test('six photos fill a batch', async () => {
  const photos = { renter_photo_url: inline, exterior_photo_url: inline }
  const rows = Array.from({ length: 7 }, (_, n) => rowOf({ id: newId(), ...photos }, n + 1))
  const { tally, sizes } = await bringOver(rows)
  expect(sizes).toEqual([3, 3, 1])
  expect(tally.photosConverted).toBe(14)
})

test('of two rows with one id, or one private link, the first counts, and the second is told', async () => {
  const id = newId()
  const token_hash = 'h'.repeat(43)
  const { tally, batches } = await bringOver([
    rowOf({ id, headline: 'First' }),
    rowOf({ id, headline: 'Second' }, 2),
    rowOf({ id: newId(), token_hash }, 3),
    rowOf({ id: newId(), token_hash }, 4),
  ])
  expect(batches.flat().map(({ story }) => story.headline)).toEqual(['First', 'A new door'])
  expect(tally).toMatchObject({ imported: 2, alreadyThere: 2 })
  expect(tally.notes.map(({ row, line, field }) => [row, line, field])).toEqual([
    [2, 3, 'id'],
    [4, 5, 'token_hash'],
  ])
})

test('what is there already is left alone, and its photos are not looked at', async () => {
  const [there, arrived, fresh] = [newId(), newId(), newId()]
  const { tally, batches } = await bringOver(
    [there, arrived, fresh].map((id, n) => rowOf({ id, renter_photo_url: inline }, n + 1)),
    { known: [there], taken: [arrived] },
  )
  expect(batches.flat().map(({ story }) => story.id)).toEqual([arrived, fresh])
  expect(tally).toMatchObject({ imported: 1, alreadyThere: 2, photosConverted: 1 })
})

test('a file of which everything is there writes nothing', async () => {
  const id = newId()
  expect(await bringOver([rowOf({ id })], { known: [id] })).toMatchObject({
    batches: [],
    tally: { alreadyThere: 1 },
  })
})

test('a row that breaks a rule is refused with its place and its reasons, and the others come over', async () => {
  const { tally } = await bringOver([
    rowOf({ id: '17', headline: '' }),
    { row: 2, line: 9, problem: 'is no object' },
    rowOf({ id: newId() }, 3),
  ])
  expect(tally).toMatchObject({ read: 3, refused: 2, imported: 1 })
  expect(tally.refusedRows).toEqual([
    { row: 1, line: 2, id: '17', reasons: [{ field: 'headline', reason: 'is missing' }] },
    { row: 2, line: 9, id: null, reasons: [{ field: 'row', reason: 'is no object' }] },
  ])
})

test('a story comes over whatever becomes of its photos, and each is told', async () => {
  const id = newId()
  const { tally, batches } = await bringOver([
    rowOf({
      ...{ id, renter_photo_url: inline, exterior_photo_url: broken, surplus: 1 },
      interior_photo_url: ' https://example.com/a.png ',
    }),
  ])
  const [{ story, encoded } = { story: null, encoded: null }] = batches.flat()
  expect(story).not.toHaveProperty('interior_photo_url')
  expect(encoded).toEqual([{ slot: 'renter', photo: 'encoded' }])
  expect(tally).toMatchObject({
    photosConverted: 1,
    photosOnlyAddressed: 1,
    photosRefused: 1,
    ignoredColumns: ['surplus'],
  })
  expect(tally.notes).toEqual([
    { row: 1, line: 2, id, field: 'interior_photo_url', reason: expect.stringContaining('comes without it') },
    { row: 1, line: 2, id, field: 'exterior_photo_url', reason: 'is damaged' },
  ])
})

test('what stands before the place where a file breaks is brought over; after a fault of ours nothing is', async () => {
  function* breaking(error: Error) {
    yield rowOf({ id: newId() })
    throw error
  }
  const malformed = await bringOver(breaking(new MalformedFile('it ends in the middle')))
  expect(malformed).toMatchObject({ sizes: [1], trouble: { message: 'it ends in the middle' } })
  expect(await bringOver(breaking(new Error('disk')))).toMatchObject({
    sizes: [],
    trouble: { message: 'disk' },
  })
})

test('one who stops it gets the rows that were read, and no more', async () => {
  const stop = new AbortController()
  let rows = 0
  const onRow = () => {
    rows++
    if (rows === 2) stop.abort()
  }
  const file = [1, 2, 3].map((row) => rowOf({ id: newId() }, row))
  const { tally } = await bringOver(file, { signal: stop.signal, onRow })
  expect(tally).toMatchObject({ read: 2, imported: 2 })
})
