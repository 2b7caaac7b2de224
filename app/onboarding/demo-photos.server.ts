import { Readable } from 'node:stream'
import type { Database } from '../db/database.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { openUpload } from '../platform/upload-folder.server.ts'
import type { EncodePhoto, SlottedPhoto } from '../stories/submit/story-photos.server.ts'
import { type DemoDrawing, drawingsOf } from './demo-drawings.ts'
import { keepDemoPhotos, listBareDemoStories } from './demo-photo-queries.server.ts'

type Parts = {
  database: Database
  uploadFolder: string
  encodePhoto: EncodePhoto
  /** A drawing as the bytes of a PNG; null when it could not be rendered. */
  renderDrawing: (drawing: DemoDrawing) => Promise<Uint8Array | null>
  log: ErrorLog
}

const leisureMs = 3000
const sender = 'demo'

/** Some time after the start, so that neither it nor the first visitors wait: one story after the other. */
export function startDemoPhotos(parts: Parts) {
  const stop = new AbortController()
  let working: Promise<void> | undefined
  const timer = setTimeout(() => {
    working = addDemoPhotos(parts, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) parts.log.warn({ err: error }, 'demo stories stay without pictures')
    })
  }, leisureMs).unref()
  return {
    async close() {
      stop.abort()
      clearTimeout(timer)
      await working
    },
  }
}

/** The drawings take the way of any photo: a file, the encoder, the table. */
export async function addDemoPhotos(parts: Parts, stop?: AbortSignal) {
  for (const { id, place } of await listBareDemoStories(parts.database.db)) {
    const photos = await encodeDrawings(parts, drawingsOf(place), stop)
    if (stop?.aborted) return
    await keepDemoPhotos(parts.database, id, photos)
  }
}

async function encodeDrawings(
  { uploadFolder, encodePhoto, renderDrawing }: Parts,
  drawings: DemoDrawing[],
  stop?: AbortSignal,
) {
  const upload = openUpload(uploadFolder)
  const photos: SlottedPhoto[] = []
  try {
    for (const drawing of drawings) {
      if (stop?.aborted) break
      const png = await renderDrawing(drawing)
      if (!png) continue
      const { slot } = drawing
      const { path } = await upload.save(Readable.from([png]), slot)
      const outcome = await encodePhoto(path, sender)
      if ('encoded' in outcome) photos.push({ slot, encoded: outcome.encoded })
    }
  } finally {
    await upload.remove()
  }
  return photos
}
