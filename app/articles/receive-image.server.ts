import { Readable } from 'node:stream'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import { maxPhotoBytes } from '../photos/max-photo-bytes.ts'
import { type EncodedPhoto, refusalWords } from '../photos/photo.ts'
import { openUpload } from '../platform/upload-folder.server.ts'
import { imagePath } from './image-path.ts'
import { saveImage } from './image-queries.server.ts'

/** What a picture passes through on its way into the database. */
export type ImageIntake = {
  database: Database
  uploadFolder: string
  encodePhoto(path: string, sender: string): Promise<{ encoded: EncodedPhoto } | { refusal: string }>
}

export type ReceivedImage = { url: string } | { refusal: string } | null

/** Through the same encoder as story photos: decoded in a process of its own, stripped, resized. Null when none was sent. */
export async function receiveImage(
  parts: ImageIntake,
  sent: FormDataEntryValue | null,
  who: Actor,
): Promise<ReceivedImage> {
  if (!(sent instanceof File) || sent.size === 0) return null
  if (sent.size > maxPhotoBytes) return { refusal: refusalWords['too-large'] }
  const upload = await openUpload(parts.uploadFolder)
  try {
    const { path } = await upload.save(Readable.from(Buffer.from(await sent.arrayBuffer())), 'picture')
    const outcome = await parts.encodePhoto(path, 'articles')
    if ('refusal' in outcome) return { refusal: outcome.refusal }
    return { url: imagePath(await saveImage(parts.database, outcome.encoded, who)) }
  } finally {
    await upload.remove()
  }
}
