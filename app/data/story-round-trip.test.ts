import { expect, test } from 'vitest'
import type { Database } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { moveStory } from '../stories/decision-queries.server.ts'
import { listWallStories } from '../stories/queries.server.ts'
import { deleteByToken, findByToken, withdrawByToken } from '../stories/submit/private-link.server.ts'
import { submitStoryForm } from '../stories/submit/submit.server.ts'
import { sentStory, testIntake } from '../stories/submit/testing/form.ts'
import { actor, downloads, emptySites, exported } from './testing/round-trip.ts'

const { bring } = downloads()

async function sent(database: Database) {
  const result = await submitStoryForm(testIntake(database), sentStory())
  if (result.kind !== 'stored') throw new Error(result.kind)
  return result
}

onBothEngines((scratch) => {
  const emptySite = emptySites(scratch)

  for (const format of ['json', 'csv'] as const) {
    test(`a story its author took back cannot be approved after it came from a download as ${format}`, async () => {
      const { id, token } = await sent(scratch.database)
      await withdrawByToken(scratch.database, token)
      const empty = await emptySite()
      await bring(empty, 'stories', format, await exported(scratch.database, 'stories', format))
      expect(await moveStory(empty, { id, version: 1 }, 'approve', actor)).toBe('withdrawn')
      expect(await findByToken(empty.db, token)).toMatchObject({
        status: 'rejected',
        withdrawnAt: (await findByToken(scratch.database.db, token))?.withdrawnAt,
      })
    })

    test(`a private link works after its story came from a download as ${format}`, async () => {
      const { id, token } = await sent(scratch.database)
      const empty = await emptySite()
      await bring(empty, 'stories', format, await exported(scratch.database, 'stories', format))
      expect(await moveStory(empty, { id, version: 1 }, 'approve', actor)).toMatchObject({
        status: 'approved',
      })
      expect(await listWallStories(empty.db, { limit: 9 })).toHaveLength(1)
      expect(await withdrawByToken(empty, token)).toBe('withdrawn')
      expect(await listWallStories(empty.db, { limit: 9 })).toEqual([])
      expect(await deleteByToken(empty, token)).toBe('deleted')
    })
  }

  test('a story its author deleted does not come back out of an older download', async () => {
    const { id, token } = await sent(scratch.database)
    const rows: { id: string }[] = JSON.parse(await exported(scratch.database, 'stories', 'json'))
    const older = JSON.stringify(rows.filter((one) => one.id === id))
    await deleteByToken(scratch.database, token)
    expect(await bring(scratch.database, 'stories', 'json', older)).toMatchObject({
      ...{ imported: 0, refused: 1 },
      reasons: [{ reason: 'was deleted on the person’s own wish, and stays so' }],
    })
    expect(await findByToken(scratch.database.db, token)).toBeNull()
  })

  test('a story that was taken back is not shown, whatever the file says about its state', async () => {
    const { id, token } = await sent(scratch.database)
    await withdrawByToken(scratch.database, token)
    const rows: { id: string }[] = JSON.parse(await exported(scratch.database, 'stories', 'json'))
    const row = { ...rows.find((one) => one.id === id), status: 'approved' }
    const empty = await emptySite()
    expect(await bring(empty, 'stories', 'json', JSON.stringify([row]))).toMatchObject({
      imported: 1,
      notes: [{ field: 'status' }],
    })
    expect(await listWallStories(empty.db, { limit: 9 })).toEqual([])
  })

  test('a story with the private link of another one is that story, in a dry run as well', async () => {
    const { id } = await sent(scratch.database)
    const rows: { id: string }[] = JSON.parse(await exported(scratch.database, 'stories', 'json'))
    const row = rows.find((one) => one.id === id)
    const twins = [row, { ...row, id: newId() }]
    const again = [{ ...row, id: newId() }]
    const empty = await emptySite()
    for (const isDryRun of [true, false])
      expect(await bring(empty, 'stories', 'json', JSON.stringify(twins), isDryRun)).toMatchObject({
        ...{ imported: 1, alreadyThere: 1 },
        notes: [{ field: 'token_hash' }],
      })
    for (const isDryRun of [true, false])
      expect(await bring(empty, 'stories', 'json', JSON.stringify(again), isDryRun)).toMatchObject({
        ...{ imported: 0, alreadyThere: 1 },
      })
  })

  test('what is no moment and no hash is refused', async () => {
    const [row] = JSON.parse(await exported(scratch.database, 'stories', 'json'))
    const wrong = [
      { ...row, id: newId(), withdrawn_at: 'once' },
      { ...row, id: newId(), token_hash: 'abc' },
    ]
    expect(await bring(await emptySite(), 'stories', 'json', JSON.stringify(wrong))).toMatchObject({
      ...{ imported: 0, refused: 2 },
      reasons: [{ field: 'withdrawn_at' }, { field: 'token_hash' }],
    })
  })
})
