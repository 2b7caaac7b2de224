import type { Db } from '../db/tables.ts'
import { isId, newId } from '../db/uuid.ts'
import type { PhotoSlot } from '../db/vocabulary.ts'
import { bareWidth, type EncodedPhoto, type PhotoVariant } from './photo.ts'

/** Returns the id. What is stored under an id never changes: a new picture is a new photo. */
export async function savePhoto(db: Db, storyId: string, slot: PhotoSlot, { files }: EncodedPhoto) {
  const id = newId()
  await db.insertInto('photos').values({ id, story_id: storyId, slot, created_at: new Date() }).execute()
  await db
    .insertInto('photo_files')
    .values(files.map((file) => ({ ...file, photo_id: id })))
    .execute()
  return id
}

/** Whether the story has exactly this picture in this place. */
export async function holdsPhoto(db: Db, storyId: string, slot: PhotoSlot, { files }: EncodedPhoto) {
  const stored = await db
    .selectFrom('photo_files')
    .innerJoin('photos', 'photos.id', 'photo_files.photo_id')
    .select(['format', 'width', 'body'])
    .where('story_id', '=', storyId)
    .where('slot', '=', slot)
    .execute()
  const isStored = (file: EncodedPhoto['files'][number]) =>
    stored.some(
      ({ format, width, body }) => format === file.format && width === file.width && body.equals(file.body),
    )
  return stored.length === files.length && files.every(isStored)
}

/** Where the story has pictures. */
export async function listSlots(db: Db, storyId: string) {
  const rows = await db.selectFrom('photos').select('slot').where('story_id', '=', storyId).execute()
  return rows.map(({ slot }) => slot)
}

/** Its files go with it. */
export async function removePhoto(db: Db, storyId: string, slot: PhotoSlot) {
  await db.deleteFrom('photos').where('story_id', '=', storyId).where('slot', '=', slot).execute()
}

/** Admins also see the photos of stories that are not approved. */
export type PhotoViewer = 'public' | 'admin'
/** Null asks for what a bare address shows. */
export type WantedFile = Pick<PhotoVariant, 'format' | 'width'> | null

export async function findPhotoFile(db: Db, id: string, wanted: WantedFile, viewer: PhotoViewer) {
  const file = await visibleFile(db, id, wanted, viewer)?.select(['format', 'body']).executeTakeFirst()
  return file ?? null
}

/** Without its bytes, for a browser that has them. */
export async function hasPhotoFile(db: Db, id: string, wanted: WantedFile, viewer: PhotoViewer) {
  const file = await visibleFile(db, id, wanted, viewer)?.select('format').executeTakeFirst()
  return file !== undefined
}

function visibleFile(db: Db, id: string, wanted: WantedFile, viewer: PhotoViewer) {
  if (!isId(id)) return null
  const files = db
    .selectFrom('photo_files')
    .innerJoin('photos', 'photos.id', 'photo_files.photo_id')
    .innerJoin('approval_stories', 'approval_stories.id', 'photos.story_id')
    .where('photo_files.photo_id', '=', id)
    .$if(viewer === 'public', (query) => query.where('approval_stories.status', '=', 'approved'))
  if (wanted) return files.where('format', '=', wanted.format).where('width', '=', wanted.width)
  return files.where('format', '=', 'webp').where('width', '<=', bareWidth).orderBy('width', 'desc').limit(1)
}

/** The variants of each photo, smallest first; photos that are gone are not in it. */
export async function listPhotoVariants(db: Db, ids: string[]): Promise<Map<string, PhotoVariant[]>> {
  const variants = new Map<string, PhotoVariant[]>()
  const known = ids.filter(isId)
  if (known.length === 0) return variants
  const rows = await db
    .selectFrom('photo_files')
    .select(['photo_id', 'format', 'width', 'height'])
    .where('photo_id', 'in', known)
    .orderBy('width')
    .orderBy('format')
    .execute()
  for (const { photo_id, ...variant } of rows) {
    variants.set(photo_id, [...(variants.get(photo_id) ?? []), variant])
  }
  return variants
}
