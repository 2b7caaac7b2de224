import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { insertRows } from '../backup/row-queries.server.ts'
import { foldSearchText } from './migrations/0030-folded-search.ts'
import { fillStorySearch } from './migrations/0036-story-search-text.ts'
import { onBothEngines } from './testing/engines.ts'
import { applicationRow, storyRow } from './testing/rows.ts'

onBothEngines((scratch) => {
  /** How many statements it takes. */
  async function countStatements(work: (db: Kysely<unknown>) => Promise<void>) {
    let count = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await scratch.database.upgrade((trx) => work(trx.withPlugin(counting) as never))
    return count
  }

  test('texts of 1,200 rows are written with some statements, not one for each', async () => {
    const { db } = scratch.database
    const stories = Array.from({ length: 1200 }, () => storyRow({ search_text: '' }))
    const applications = Array.from({ length: 1200 }, () =>
      applicationRow({ search_text: 'josé’s 2019-2020' }),
    )
    for (let from = 0; from < 1200; from += 200) {
      await insertRows(db, 'approval_stories', stories.slice(from, from + 200))
      await insertRows(db, 'applications', applications.slice(from, from + 200))
    }
    expect(await countStatements((trx) => fillStorySearch(trx, scratch.engine))).toBeLessThan(10)
    expect(await countStatements((trx) => foldSearchText(trx, scratch.engine))).toBeLessThan(10)
    const texts = await db.selectFrom('applications').select('search_text').distinct().execute()
    expect(texts).toEqual([{ search_text: "jose's 20192020" }])
    const empty = await db.selectFrom('approval_stories').select('id').where('search_text', '=', '').execute()
    expect(empty).toEqual([])
  })
})
