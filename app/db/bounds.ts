import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tables } from './tables.ts'

/** Counted no further: a million rows would have to be read for a number nobody needs. */
const countedTo = 999

export function countWords(count: number) {
  return count > countedTo ? `${countedTo}+` : String(count)
}

/** A search without an index reads so many rows and no more: the next page goes on from there. */
export const readAtOnce = 10_000

/** One more than the maximum means 'more than the maximum'. */
export async function countUpTo<Table extends keyof Tables>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, { id: string }>,
) {
  const { count } = await db
    .selectFrom(query.limit(countedTo + 1).as('some'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
