import type { Db } from '../db/tables.ts'
import { defaultBrand } from '../site/site.ts'

/**
 * Articles in the name of the site follow when it is renamed, the examples and what lies in the bin too. `updated_at`
 * stays: the text is the same.
 */
export async function renameOwnAuthor(trx: Db, from: string, to: string) {
  await trx
    .updateTable('articles')
    .set({ author: to })
    .where('author', 'in', [from, defaultBrand])
    .where('author', '!=', to)
    .execute()
}
