import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { foldedText } from './folded-text.ts'
import { rewriteText } from './rewrite-text.ts'

/** Applications from before are found without accents too, and by numbers in their words. */
export async function foldSearchText(db: Kysely<unknown>, engine: Engine) {
  await rewriteText(db, engine, {
    table: 'applications',
    column: 'search_text',
    from: ['search_text'],
    textOf: (row) => foldedText(row.search_text ?? ''),
  })
}
