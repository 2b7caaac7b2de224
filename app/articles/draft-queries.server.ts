import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import { type TypedArticle, typedFromEntries } from './article-form.ts'

export type Draft = {
  key: string
  typed: TypedArticle
  /** The version of the article it was typed over; null for a new one. */
  baseVersion: number | null
  updatedAt: Date
}

/** Typed and not saved yet. Readers never see it, so no page becomes stale. */
export async function keepDraft(
  db: Db,
  actor: string,
  { key, typed, baseVersion, updatedAt }: Draft,
  tab = '',
) {
  const columns = {
    fields: JSON.stringify({ ...typed, tab }),
    base_version: baseVersion,
    updated_at: updatedAt,
  }
  await db
    .insertInto('article_drafts')
    .values({ actor, draft_key: key, ...columns })
    .onConflict((conflict) => conflict.columns(['actor', 'draft_key']).doUpdateSet(columns))
    .execute()
}

export async function findDraft(db: Db, actor: string, key: string): Promise<Draft | null> {
  if (!isId(key)) return null
  const row = await drafts(db, actor).where('draft_key', '=', key).executeTakeFirst()
  return row ? parsed(row) : null
}

/** New articles that were begun and never saved, the last one first. */
export async function listNewDrafts(db: Db, actor: string): Promise<Draft[]> {
  const rows = await drafts(db, actor)
    .where('base_version', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('articles').select('id').whereRef('articles.id', '=', 'article_drafts.draft_key')),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(parsed)
}

export async function deleteDraft(db: Db, actor: string, key: string) {
  if (!isId(key)) return
  await db.deleteFrom('article_drafts').where('actor', '=', actor).where('draft_key', '=', key).execute()
}

/** Typed back to what is saved, in this tab: text that another one kept since stays. */
export async function forgetDraft(db: Db, actor: string, key: string, tab: string) {
  await db
    .deleteFrom('article_drafts')
    .where('actor', '=', actor)
    .where('draft_key', '=', key)
    .where(sql`fields ->> 'tab'`, '=', tab)
    .execute()
}

/** Drafts follow their writer to another address. One that somebody left under it before gives way. */
export async function moveDrafts(trx: Db, { from, to }: { from: string; to: string }) {
  const moving = trx.selectFrom('article_drafts').select('draft_key').where('actor', '=', from)
  await trx.deleteFrom('article_drafts').where('actor', '=', to).where('draft_key', 'in', moving).execute()
  await trx.updateTable('article_drafts').set({ actor: to }).where('actor', '=', from).execute()
}

function drafts(db: Db, actor: string) {
  return db
    .selectFrom('article_drafts')
    .select(['draft_key as key', 'fields', 'base_version as baseVersion', 'updated_at as updatedAt'])
    .where('actor', '=', actor)
}

function parsed({ fields, ...row }: Omit<Draft, 'typed'> & { fields: object }): Draft {
  const known = new Map<string, unknown>(Object.entries(fields))
  return { ...row, typed: typedFromEntries((name) => known.get(name)) }
}
