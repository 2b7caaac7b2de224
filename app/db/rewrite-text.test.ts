import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertRows } from '../backup/row-queries.server.ts'
import { foldSearchText } from './migrations/0030-folded-search.ts'
import { fillStorySearch } from './migrations/0036-story-search-text.ts'
import { rewriteText } from './migrations/rewrite-text.ts'
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

  test('a text that somebody else wrote between reading and writing stays', async () => {
    const { db } = scratch.database
    const [theirs, ours] = [storyRow({ search_text: 'before' }), storyRow({ search_text: 'before' })]
    await insertRows(db, 'approval_stories', [theirs, ours])
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.length > 0)
          await sql`update approval_stories set search_text = 'theirs' where id = ${theirs.id}`.execute(db)
        return result
      },
    }
    await rewriteText(db.withPlugin(meanwhile) as never, scratch.engine, {
      table: 'approval_stories',
      column: 'search_text',
      from: [],
      where: sql`search_text = 'before'`,
      textOf: () => 'ours',
    })
    const textOf = async ({ id }: { id: string }) =>
      await db.selectFrom('approval_stories').select('search_text').where('id', '=', id).executeTakeFirst()
    expect(await textOf(theirs)).toEqual({ search_text: 'theirs' })
    expect(await textOf(ours)).toEqual({ search_text: 'ours' })
  })

  test('a text where there was none is written', async () => {
    const { db } = scratch.database
    const story = storyRow({ phone: null })
    await insertRows(db, 'approval_stories', [story])
    await rewriteText(db as never, scratch.engine, {
      table: 'approval_stories',
      column: 'phone',
      from: [],
      where: sql`phone is null`,
      textOf: () => '713',
    })
    const written = await db
      .selectFrom('approval_stories')
      .select('phone')
      .where('id', '=', story.id)
      .execute()
    expect(written).toEqual([{ phone: '713' }])
  })
})
