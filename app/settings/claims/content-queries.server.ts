import type { Db } from '../../db/tables.ts'

/** What differs when a story or an article that visitors see has come, gone or changed. */
export async function findContentMark(db: Db): Promise<string> {
  const stories = await db
    .selectFrom('approval_stories')
    .select(({ fn }) => [fn.countAll().as('rows'), fn.max('updated_at').as('last')])
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow()
  const articles = await db
    .selectFrom('articles')
    .select(({ fn }) => [
      fn.countAll().as('rows'),
      fn.max('updated_at').as('last'),
      // Joining two articles as translations is no change of their texts.
      fn.count('translation_of').as('joined'),
    ])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return JSON.stringify([stories, articles], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
