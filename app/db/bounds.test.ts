import { expect, test } from 'vitest'
import { countUpTo, countWords } from './bounds.ts'
import { onBothEngines } from './testing/engines.ts'
import { storyRow } from './testing/rows.ts'

test('a count is said up to 999, and as "more than that" beyond', () => {
  expect([0, 999, 1000].map(countWords)).toEqual(['0', '999', '999+'])
})

onBothEngines((scratch) => {
  test('rows are counted up to a thousand and no further', async () => {
    const { db } = scratch.database
    const all = db.selectFrom('approval_stories').select('id')
    const counts: number[] = []
    for (const more of [0, 999, 1, 1]) {
      const rows = Array.from({ length: more }, () => storyRow())
      if (more > 0) await db.insertInto('approval_stories').values(rows).execute()
      counts.push(await countUpTo(db, all))
    }
    expect(counts).toEqual([0, 999, 1000, 1000])
  })
})
