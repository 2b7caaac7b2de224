import type { Db } from '../db/tables.ts'
import { hasTag } from '../platform/has-tag.ts'
import { bareWidth, type PhotoFormat, parsePhotoFile } from './photo.ts'
import { findPhotoFile, hasPhotoFile, type PhotoViewer } from './queries.server.ts'

/**
 * A photo never changes under its address, but its story can be taken back, and then it is to be gone at once.
 * So no shared cache may store it. A browser may, for a day: it shows no more than its
 * owner has seen already, the page no longer asks for it, and a reload asks us.
 */
const caching: Record<PhotoViewer, string> = {
  public: 'private, max-age=86400',
  admin: 'private, no-store',
}

/** Answers `/photos/{id}/{file}`, and `/photos/{id}` when `file` is left out. */
export async function answerPhoto(
  db: Db,
  request: Request,
  id: string,
  file?: string,
  viewer: PhotoViewer = 'public',
): Promise<Response> {
  const wanted = file === undefined ? null : parsePhotoFile(file)
  if (file !== undefined && !wanted) return missing()
  const etag = `"${id}.${file ?? `${bareWidth}.webp`}"`
  const headers = { ETag: etag, 'Cache-Control': caching[viewer] }

  if (hasTag(request.headers.get('If-None-Match'), etag)) {
    const isThere = await hasPhotoFile(db, id, wanted, viewer)
    return isThere ? new Response(null, { status: 304, headers }) : missing()
  }
  const found = await findPhotoFile(db, id, wanted, viewer)
  return found ? pictureResponse(found, headers) : missing()
}

/** Not to be remembered either: the story may be approved in a minute. */
function missing() {
  return missingPicture('Photo not found')
}

export function missingPicture(words: string) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(words, { status: 404, headers })
}

type Found = { format: PhotoFormat; body: Uint8Array }

export function pictureResponse({ format, body }: Found, headers: Record<string, string>) {
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      'Content-Type': `image/${format}`,
      'Content-Length': String(body.length),
      'Content-Disposition': 'inline',
    },
  })
}
