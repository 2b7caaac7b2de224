import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { insertStory, storyRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { encodeThrough } from '../../rows/encode-bytes.ts'
import { openStore } from './open-store.server.ts'
import { hasTables, listKnownIds } from './queries.server.ts'
import { databaseStore, dryStore } from './story-store.ts'

const scratch = scratchDatabase('sqlite')
afterEach(async () => {
  await scratch.database.db.deleteFrom('approval_stories').execute()
})
const save = async (_trx: unknown, storyId: string, slot: string, photo: string) =>
  `/${photo}/${storyId}/${slot}`
const rows = () => scratch.database.db.selectFrom('approval_stories').selectAll().execute()

test('a story is known by its id or by its private link', async () => {
  const token_hash = 'h'.repeat(43)
  const { id } = await insertStory(scratch.database.db, { token_hash })
  await insertStory(scratch.database.db)
  const known = (stories: { id: string; token_hash?: string | null }[]) =>
    listKnownIds(scratch.database.db, stories)
  const [sameLink, stranger, otherLink] = [newId(), newId(), newId()]
  expect(
    await known([
      { id },
      { id: sameLink, token_hash },
      { id: stranger, token_hash: null },
      { id: otherLink, token_hash: 'o'.repeat(43) },
    ]),
  ).toEqual([id, sameLink])
  expect(await known([{ id: stranger }, { id }])).toEqual([id])
  expect(await known([{ id: sameLink, token_hash }])).toEqual([sameLink])
  expect(await known([])).toEqual([])
})

test('new stories are written with their photos, those that are there stay as they are', async () => {
  const there = await insertStory(scratch.database.db, { headline: 'There' })
  const fresh = storyRow({ allow_sharing: true })
  const heard: string[][] = []
  const stop = scratch.database.onChange((tags) => heard.push(tags))
  const added = await databaseStore(scratch.database, save).add([
    { story: { ...there, headline: 'Again' }, encoded: [{ slot: 'renter', photo: 'p' }] },
    { story: fresh, encoded: [{ slot: 'interior', photo: 'p' }] },
  ])
  stop()
  expect(added).toEqual([fresh.id])
  const stored = await rows()
  expect(stored.find(({ id }) => id === there.id)).toMatchObject({
    headline: 'There',
    renter_photo_url: null,
  })
  expect(stored.find(({ id }) => id === fresh.id)).toMatchObject({
    ...{ renter_photo_url: null, interior_photo_url: `/p/${fresh.id}/interior` },
  })
  expect(heard).toEqual([['stories']])
})

test('an import makes the database, a dry run never does', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'second-key-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const opened = async (isDryRun: boolean) => {
    const store = await openStore({ dataDir, databaseUrl: undefined }, isDryRun, save)
    onTestFinished(() => store.close())
    return store
  }
  const [first, second] = [storyRow({ allow_sharing: true }), storyRow()]
  expect(await (await opened(true)).add([{ story: first, encoded: [] }])).toEqual([first.id])
  expect(await readdir(dataDir)).toEqual([])
  await (await opened(false)).add([{ story: first, encoded: [] }])
  const dry = await opened(true)
  await dry.add([{ story: second, encoded: [] }])
  expect(await dry.listKnown([first, second])).toEqual([first.id])
})

test('the bytes of a photo lie in a file that only we can read, and only while it is looked at', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'second-key-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const encode = encodeThrough(folder, async (path) => ({
    encoded: `${(await stat(path)).mode.toString(8).slice(-3)} ${await readFile(path, 'utf8')}`,
  }))
  expect(await encode(Buffer.from('bytes'))).toEqual({ encoded: '600 bytes' })
  expect(await readdir(folder)).toEqual([])
})

test('a dry run knows what is there and writes nothing; without a database nothing is there', async () => {
  const there = await insertStory(scratch.database.db)
  const fresh = storyRow()
  expect(await dryStore(scratch.database).listKnown([there, fresh])).toEqual([there.id])
  expect(await dryStore(scratch.database).add([{ story: fresh, encoded: [] }])).toEqual([fresh.id])
  expect(await dryStore(null).listKnown([there])).toEqual([])
  expect(await rows()).toHaveLength(1)
  expect(await hasTables(scratch.database.db, ['approval_stories'])).toBe(true)
})
