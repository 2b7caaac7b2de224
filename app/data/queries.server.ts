import type { Insertable } from 'kysely'
import { listTravelling } from '../applications/travel-queries.server.ts'
import { moveAddress } from '../articles/address-queries.server.ts'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db, Tables } from '../db/tables.ts'
import { columnsOf } from './export-kinds.ts'
import type { AuditInsert } from './import/parse-audit-row.ts'

const batchRows = 500

type Row = Record<string, unknown> & { id: string }

/** Batch by batch in the order of their ids: however many there are, few are in memory. */
export async function* storyBatches(db: Db) {
  yield* batches((after) =>
    db
      .selectFrom('approval_stories')
      .select(columnsOf.stories)
      .$if(after !== null, (rows) => rows.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(batchRows)
      .execute(),
  )
}

export async function* applicationBatches(db: Db) {
  yield* batches((after) => listTravelling(db, after, batchRows))
}

export async function* articleBatches(db: Db) {
  yield* batches((after) =>
    db
      .selectFrom('articles')
      .select(columnsOf.articles)
      .where('deleted_at', 'is', null)
      .$if(after !== null, (rows) => rows.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(batchRows)
      .execute(),
  )
}

/** Ids grow with time. */
export async function* auditBatches(db: Db) {
  yield* batches((after) =>
    db
      .selectFrom('audit_log')
      .select(columnsOf.audit)
      .$if(after !== null, (rows) => rows.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(batchRows)
      .execute(),
  )
}

async function* batches<Kind extends Row>(read: (after: string | null) => Promise<Kind[]>) {
  let after: string | null = null
  for (;;) {
    const rows: Kind[] = await read(after)
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) return
    after = rows.at(-1)?.id ?? null
  }
}

/** The largest picture of a photo, as it is stored. */
export async function findPhotoBytes(db: Db, photoId: string): Promise<Buffer | null> {
  const file = await db
    .selectFrom('photo_files')
    .select('body')
    .where('photo_id', '=', photoId)
    .where('format', '=', 'webp')
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst()
  return file?.body ?? null
}

export async function noteExport(
  database: Database,
  actor: Actor,
  facts: { what: string; format: string; photos: boolean },
) {
  await database.change([], (trx) => recordAudit(trx, { ...actor, action: 'data.export', facts }))
}

export async function noteImport(
  database: Database,
  actor: Actor,
  facts: { what: string; added: number; skipped: number; refused: number; stopped?: true },
) {
  await database.change([], (trx) => recordAudit(trx, { ...actor, action: 'data.import', facts }))
}

export async function findAuditIds(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('audit_log').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function addAuditRows(database: Database, rows: AuditInsert[]) {
  const values = rows.map(({ facts, ...row }) => ({
    ...row,
    subject_kind: row.action.slice(0, row.action.indexOf('.')),
    facts: JSON.stringify({ ...facts, imported: true }),
  }))
  await database.change([], (trx) =>
    trx
      .insertInto('audit_log')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}

export async function findTaken(db: Db, { id, slug }: { id: string; slug: string }) {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'slug', 'deleted_at'])
    .where(({ eb, or }) => or([eb('id', '=', id), eb('slug', '=', slug)]))
    .execute()
  return {
    byId: rows.find((row) => row.id === id),
    bySlug: rows.find((row) => row.slug === slug),
  }
}

export async function addArticle(database: Database, article: Insertable<Tables['articles']>) {
  await database.change(['articles'], async (trx) => {
    await trx.insertInto('articles').values(article).execute()
    await moveAddress(trx, article.id, null, article.slug)
  })
}
