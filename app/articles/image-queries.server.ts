import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import { bareWidth, type EncodedPhoto, type PhotoVariant } from '../photos/photo.ts'
import { imageIdOf } from './image-path.ts'
import { loadableImage } from './loadable-image.ts'

/** Returns the id. What is stored under it never changes: a new picture is a new image. */
export async function saveImage(database: Database, { files }: EncodedPhoto, who: Actor): Promise<string> {
  const id = newId()
  // No page shows it yet: an article must name it first.
  await database.change([], async (trx) => {
    await trx.insertInto('article_images').values({ id, actor: who.actor, created_at: new Date() }).execute()
    await trx
      .insertInto('article_image_files')
      .values(files.map((file) => ({ ...file, image_id: id })))
      .execute()
    await recordAudit(trx, { ...who, action: 'article.image', subjectId: id })
  })
  return id
}

export async function hasImage(db: Db, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const row = await db.selectFrom('article_images').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Without `wanted` the middle size, for an address without one. */
export async function findImageFile(
  db: Db,
  id: string,
  wanted: Pick<PhotoVariant, 'format' | 'width'> | null,
) {
  if (!isId(id)) return null
  const files = db.selectFrom('article_image_files').select(['format', 'body']).where('image_id', '=', id)
  const chosen = wanted
    ? files.where('format', '=', wanted.format).where('width', '=', wanted.width)
    : files.where('format', '=', 'webp').where('width', '<=', bareWidth).orderBy('width', 'desc').limit(1)
  return (await chosen.executeTakeFirst()) ?? null
}

/** The largest variant of a picture, to be encoded anew. */
export async function findLargestImage(db: Db, id: string) {
  const largest = db
    .selectFrom('article_image_files')
    .select('body')
    .where('image_id', '=', id)
    .where('format', '=', 'webp')
    .orderBy('width', 'desc')
    .limit(1)
  return (await largest.executeTakeFirst()) ?? null
}

/** With the sizes of every uploaded picture, smallest first, and without addresses that no page may ask for. */
export async function withVariants<Card extends { imageUrl: string | null }>(
  db: Db,
  cards: Card[],
): Promise<(Card & { imageVariants: PhotoVariant[] })[]> {
  const ids = cards.flatMap(({ imageUrl }) => imageIdOf(imageUrl ?? '') ?? []).filter(isId)
  const rows = ids.length === 0 ? [] : await variantRows(db, ids)
  return cards.map((card) => {
    const imageUrl = loadableImage(card.imageUrl)
    const id = imageIdOf(imageUrl ?? '')
    const own = rows.filter((row) => row.image_id === id)
    const imageVariants = own.map(({ format, width, height }) => ({ format, width, height }))
    return { ...card, imageUrl, imageVariants }
  })
}

async function variantRows(db: Db, ids: string[]) {
  return await db
    .selectFrom('article_image_files')
    .select(['image_id', 'format', 'width', 'height'])
    .where('image_id', 'in', ids)
    .orderBy('width')
    .orderBy('format')
    .execute()
}
