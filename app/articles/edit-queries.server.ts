import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import { brokenConstraint, onceMoreAfter } from '../db/constraint.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import { webhookTag } from '../webhooks/queue-queries.server.ts'
import { moveAddress } from './address-queries.server.ts'
import type { ArticleFields } from './article-form.ts'
import { deleteDraft } from './draft-queries.server.ts'
import { lockJoins, separateIfTold } from './join-queries.server.ts'
import {
  fieldsOfRow,
  keepFirstState,
  listRevisions,
  wasEverPublished,
  writeRevision,
} from './revision-queries.server.ts'
import { actionsOfSave, isSameSave } from './save-actions.ts'
import type { Conflict } from './save-answer.ts'
import { tellPublished } from './tell-published.server.ts'

export type Saved =
  | { kind: 'saved'; id: string; slug: string }
  | { kind: 'slug-taken'; isInBin: boolean }
  /** Somebody saved since it was opened. */
  | { kind: 'conflict'; theirs: Conflict }
  /** With the version it has once it is brought back, where nobody saved since it was opened. */
  | { kind: 'in-bin'; broughtBack: number | null }
  /** Erased. */
  | { kind: 'gone' }

/** For the editor: the whole article, published or not. In the bin it cannot be edited. */
export async function findArticle(db: Db, id: string) {
  const article = await findRow(db, id)
  return article && article.deleted_at === null ? article : null
}

/** The id comes with the form: a new article sent twice is one article. */
export async function createArticle(
  database: Database,
  id: string,
  fields: ArticleFields,
  who: Actor,
): Promise<Saved> {
  const create = () =>
    database.change(['articles', webhookTag], async (trx): Promise<Saved> => {
      await lockJoins(trx)
      const known = await findRow(trx, id)
      // It was made by this very form.
      if (known)
        return await savedOrConflict(trx, known, { fields: joinedAs(known, fields), version: 1 }, who)
      await trx
        .insertInto('articles')
        .values({ id, ...columnsOf(fields) })
        .execute()
      await moveAddress(trx, id, null, fields.slug)
      await finishSave(trx, { id, version: 1, before: null }, fields, who)
      return { kind: 'saved', id, slug: fields.slug }
    })
  return await unlessTaken(database, fields.slug, () => onceMoreAfter('articles_id_primary', create))
}

/**
 * Nothing is written unless `version` is still the present one. What tells the same in another language stays as it
 * is, whatever the form or the revision was made with: articles are joined and separated on their own.
 */
export async function updateArticle(
  database: Database,
  { id, version }: { id: string; version: number },
  typed: ArticleFields,
  who: Actor,
): Promise<Saved> {
  return await unlessTaken(database, typed.slug, () =>
    database.change(['articles', webhookTag], async (trx) => {
      await lockJoins(trx)
      const before = await findRow(trx, id)
      if (!before) return { kind: 'gone' }
      const fields = joinedAs(before, typed)
      if (before.deleted_at || before.version !== version)
        return await savedOrConflict(trx, before, { fields, version }, who)
      await keepFirstState(trx, before)
      const isFirstTime = fields.published && !(await wasEverPublished(trx, before))
      const now = new Date()
      const saved = await trx
        .updateTable('articles')
        .set({
          ...columnsOf(fields),
          version: version + 1,
          updated_at: now,
          // Somebody's own words from now on: they do not go with the demo content.
          is_demo: false,
          ...(isFirstTime && { created_at: now }),
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (saved.numUpdatedRows === 0n)
        return await savedOrConflict(trx, (await findRow(trx, id)) ?? before, { fields, version }, who)
      await moveAddress(trx, id, before.slug, fields.slug)
      await finishSave(trx, { id, version: version + 1, before: fieldsOfRow(before) }, fields, who)
      return { kind: 'saved', id, slug: fields.slug }
    }),
  )
}

type Step = { id: string; version: number; before: ArticleFields | null }

/** Every save leaves a revision and its lines in the log, and the typed text is no draft any more. */
async function finishSave(trx: Db, { id, version, before }: Step, fields: ArticleFields, who: Actor) {
  await writeRevision(trx, { articleId: id, version, actor: who.actor }, fields)
  const facts = { title: fields.title, slug: fields.slug }
  const actions = actionsOfSave(before, fields)
  for (const action of actions) await recordAudit(trx, { ...who, action, subjectId: id, facts })
  if (actions.includes('article.publish'))
    await tellPublished(trx, { id, ...facts, language: fields.language })
  await deleteDraft(trx, who.actor, id)
  await separateIfTold(trx, id, who)
}

/** What the form says about translations is as old as the form. */
function joinedAs({ translation_of }: { translation_of: string | null }, fields: ArticleFields) {
  return { ...fields, translationOf: translation_of ?? '' }
}

/**
 * Of a save that is not over the present version. The same fields, last saved by the same admin, are a save whose
 * answer was lost. A version without a revision came from the bin: nobody saved it.
 */
async function savedOrConflict(
  trx: Db,
  row: NonNullable<Awaited<ReturnType<typeof findRow>>>,
  { fields, version: over }: { fields: ArticleFields; version: number },
  { actor }: Actor,
): Promise<Saved> {
  const { id, slug, version } = row
  // Whoever saved in between is not overwritten unseen: then the old version stays, which is a conflict later.
  if (row.deleted_at) return { kind: 'in-bin', broughtBack: version === over + 1 ? version + 1 : null }
  const [newest] = await listRevisions(trx, id, 1)
  const theirs = fieldsOfRow(row)
  if (newest?.actor === actor && isSameSave(theirs, fields)) {
    await deleteDraft(trx, actor, id)
    return { kind: 'saved', id, slug }
  }
  const isSaved = newest?.version === version
  return {
    kind: 'conflict',
    theirs: {
      version,
      fields: theirs,
      actor: isSaved ? newest.actor : '',
      at: isSaved ? newest.createdAt : row.updated_at,
    },
  }
}

async function findRow(db: Db, id: string) {
  if (!isId(id)) return null
  return (await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

function columnsOf({ imageUrl, imageAlt, publishAt, translationOf, ...texts }: ArticleFields) {
  return {
    ...texts,
    image_url: imageUrl || null,
    image_alt: imageAlt,
    publish_at: publishAt,
    translation_of: isId(translationOf) ? translationOf : null,
  }
}

async function unlessTaken(database: Database, slug: string, save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save()
  } catch (error) {
    if (brokenConstraint(error) !== 'articles_slug_unique') throw error
    const holder = await database.db
      .selectFrom('articles')
      .select('deleted_at')
      .where('slug', '=', slug)
      .executeTakeFirst()
    return { kind: 'slug-taken', isInBin: Boolean(holder?.deleted_at) }
  }
}
