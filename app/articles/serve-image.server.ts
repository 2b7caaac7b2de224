import type { Db } from '../db/tables.ts'
import { parsePhotoFile } from '../photos/photo.ts'
import { missingPicture, pictureResponse } from '../photos/serve.server.ts'
import { hasTag } from '../platform/has-tag.ts'
import { findImageFile } from './image-queries.server.ts'

/** What is stored under an id never changes, and its author means everybody to see it. */
const caching = 'public, max-age=31536000, immutable'

/** Answers `/article-images/{id}/{file}`, and `/article-images/{id}` with a middle size. */
export async function answerImage(db: Db, request: Request, id: string, file?: string): Promise<Response> {
  const wanted = file === undefined ? null : parsePhotoFile(file)
  const found = file !== undefined && !wanted ? null : await findImageFile(db, id, wanted)
  if (!found) return missingPicture('Picture not found')
  const etag = `"${id}.${file ?? 'bare'}"`
  const headers = { ETag: etag, 'Cache-Control': caching }
  if (hasTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  return pictureResponse(found, headers)
}
