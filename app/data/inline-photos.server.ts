import { imageIdOf } from '../articles/image-path.ts'
import { findLargestImage } from '../articles/image-queries.server.ts'
import type { Db } from '../db/tables.ts'
import { isId } from '../db/uuid.ts'
import { photoIdOf } from '../photos/photo.ts'
import { photoColumns } from '../stories/photo-columns.ts'
import { findPhotoBytes } from './queries.server.ts'

const photoFields = Object.values(photoColumns)
type PhotoAddresses = Record<(typeof photoFields)[number], string | null>

/** The same story with its pictures in place of their addresses. Only so does an import bring them along. */
export async function withPhotos<Story extends PhotoAddresses>(db: Db, story: Story): Promise<Story> {
  const inline: Partial<PhotoAddresses> = {}
  for (const field of photoFields) {
    const id = photoIdOf(story[field] ?? '')
    const bytes = id && isId(id) ? await findPhotoBytes(db, id) : null
    if (bytes) inline[field] = inlined(bytes)
  }
  return { ...story, ...inline }
}

/** The same article with an uploaded picture in place of its address. */
export async function withPicture<Article extends { image_url: string | null }>(
  db: Db,
  article: Article,
): Promise<Article> {
  const id = imageIdOf(article.image_url ?? '')
  const picture = id && isId(id) ? await findLargestImage(db, id) : null
  return picture ? { ...article, image_url: inlined(picture.body) } : article
}

function inlined(bytes: Buffer) {
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** With addresses that lead somewhere from outside, too. */
export function withAddresses<Story extends PhotoAddresses>(story: Story, siteUrl: string): Story {
  const whole: Partial<PhotoAddresses> = {}
  for (const field of photoFields) if (story[field]?.startsWith('/')) whole[field] = siteUrl + story[field]
  return { ...story, ...whole }
}
