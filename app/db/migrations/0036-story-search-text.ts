import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'
import { foldedText } from './folded-text.ts'
import { type Rewriting, rewriteBatch, rewriteText } from './rewrite-text.ts'

const told = ['full_name', 'email', 'city_state', 'headline', 'how_helped', 'encouragement'] as const

// Thousands of marks on one letter would take `normalize` seconds.
const marksPerLetter = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

const rewriting: Rewriting<(typeof told)[number]> = {
  table: 'approval_stories',
  column: 'search_text',
  from: [...told],
  where: sql`search_text = ''`,
  textOf: (story) =>
    foldedText(
      told
        .map((column) => story[column])
        .join('\n')
        .replace(marksPerLetter, '$1'),
    ),
}

/**
 * Stories from before 0034, and those that an older version wrote beside it. Alone in its migration, so that nobody
 * waits but who writes to the same rows: adding the column locks the whole table.
 */
export async function fillStorySearch(db: Kysely<unknown>, engine: Engine) {
  await rewriteText(db, engine, rewriting)
}

/** A part of it: what is filled is not found empty again, whoever goes on. */
export async function fillSomeStorySearch(db: Kysely<unknown>, engine: Engine, last?: string) {
  return await rewriteBatch(db, engine, rewriting, last)
}
