import { rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { type PhotoSlot, photoSlots } from '../../db/vocabulary.ts'
import { maxPhotoBytes } from '../../photos/max-photo-bytes.ts'
import { photoWords } from '../../photos/words.ts'
import type { Language } from '../../platform/language.ts'
import { openUpload, type Upload } from '../../platform/upload-folder.server.ts'
import { fieldNames } from '../story-fields.ts'
import { shareWords } from './share-words.ts'
import {
  formTokenField,
  honeypotField,
  invitationField,
  type PhotoField,
  restoredField,
} from './submission.ts'

const knownFields = new Set<string>([
  ...fieldNames,
  formTokenField,
  honeypotField,
  invitationField,
  restoredField,
])
const maxParts = 40
// So many bytes are more characters than the longest text is cut to, whatever they are: what the parser leaves out
// of a field is never missed in silence.
const maxFieldBytes = 48 * 1024
// The parser acts when a limit is reached, so the last two stand just above what is allowed.
const limits = {
  fieldSize: maxFieldBytes,
  fieldNameSize: 100,
  parts: maxParts + 1,
  fileSize: maxPhotoBytes + 1,
}

export type ReceivedPhoto = { slot: PhotoSlot; path: string; bytes: number }
type FileErrors = Partial<Record<PhotoField, string>>

export type ReceivedSubmission = {
  fields: Record<string, string>
  files: ReceivedPhoto[]
  fileErrors: FileErrors
  /** Also those that were not taken: a form that goes back to its writer comes without them. */
  hadPhotos: boolean
  /** Removes the photos from the disk. Call it whatever happens. */
  cleanup(): Promise<void>
}

/** The form as sent cannot be read: cut off half-way, of another kind, or of far too many parts. */
export class SubmissionUnreadable extends Error {}

/** Our disk failed. Everything that was written is still known. */
export class SubmissionNotKept extends Error {
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>, cause: unknown) {
    super('The photos of a story could not be kept', { cause })
    this.fields = fields
  }
}

/** Photos go straight to private files in `folder`; in memory there is never more than a piece of one. */
export async function readSubmission(
  request: Request,
  folder: string,
  { takesPhotos = true, language = 'en' }: { takesPhotos?: boolean; language?: Language } = {},
): Promise<ReceivedSubmission> {
  const parser = parserFor(request)
  const upload = openUpload(folder)
  try {
    const slots = takesPhotos ? photoSlots : []
    return { ...(await collect(request, parser, { upload, slots, language })), cleanup: upload.remove }
  } catch (error) {
    await upload.remove()
    throw error
  }
}

function parserFor(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  // The other kind of form has no parts to count, so none of the limits below would hold.
  if (!type.startsWith('multipart/form-data')) throw new SubmissionUnreadable('The form has the wrong type')
  try {
    return busboy({ headers: { 'content-type': type }, limits })
  } catch (error) {
    throw new SubmissionUnreadable('The form was sent in a way that cannot be read', { cause: error })
  }
}

type Wanted = { upload: Upload; slots: readonly PhotoSlot[]; language: Language }

async function collect(request: Request, parser: busboy.Busboy, wanted: Wanted) {
  const fields: Record<string, string> = {}
  parser.on('field', (name, value) => {
    if (knownFields.has(name)) fields[name] = value
  })
  parser.once('partsLimit', () => parser.destroy(new Error('Too many parts')))
  const photos = collectPhotos(parser, wanted)

  const body = piecesOf(request)
  try {
    await pipeline(Readable.from(body.pieces), parser, { signal: request.signal }).finally(photos.settled)
  } catch (error) {
    // Too large, too slow or gone: said as it is.
    if (body.isBroken() || request.signal.aborted) throw error
    throw new SubmissionUnreadable('The form did not arrive whole', { cause: error })
  }
  const fault = photos.fault()
  if (fault) throw new SubmissionNotKept(fields, fault)
  return { fields, ...(await photos.fitting()) }
}

/** The body, and whether it was the body itself that failed: streams that are joined fail together. */
function piecesOf({ body }: Request) {
  let isBroken = false
  async function* read(reader: ReadableStreamDefaultReader<Uint8Array>) {
    try {
      for (;;) {
        const { done, value } = await reader.read().catch((error) => {
          isBroken = true
          throw error
        })
        if (done) return
        yield value
      }
    } finally {
      // Cancelling what has failed repeats its error, which is known by now.
      await reader.cancel().catch(() => {})
    }
  }
  return { pieces: body ? read(body.getReader()) : [], isBroken: () => isBroken }
}

function collectPhotos(parser: busboy.Busboy, { upload, slots, language }: Wanted) {
  const saving = new Map<PhotoSlot, Promise<ReceivedPhoto | null>>()
  const fileErrors: FileErrors = {}
  let fault: Error | undefined
  let isLeftOut = false

  parser.on('file', (name, stream) => {
    // A body that breaks off fails every open part; without a listener that would end the process.
    stream.on('error', () => {})
    const slot = photoSlots.find((known) => name === `${known}Photo`)
    if (!slot) return void stream.resume()
    if (!slots.includes(slot)) {
      return void stream.on('data', () => {
        isLeftOut = true
      })
    }
    if (saving.has(slot)) {
      return void stream.on('data', () => {
        fileErrors[`${slot}Photo`] = shareWords[language].onePhoto
      })
    }
    saving.set(
      slot,
      upload.save(copyOf(stream), slot).then(
        (saved) => ({ slot, ...saved }),
        (error: Error) => {
          fault = error
          // The words come after the photos: the form is read to its end whatever the disk does. A copy that
          // nobody reads would hold the part up.
          stream.unpipe().resume()
          return null
        },
      ),
    )
  })

  return {
    settled: () => Promise.all(saving.values()),
    fault: () => fault,
    async fitting() {
      const photos = (await Promise.all(saving.values())).filter((photo) => photo !== null)
      const files: ReceivedPhoto[] = []
      for (const photo of photos) {
        const isTooLarge = photo.bytes > maxPhotoBytes
        if (isTooLarge) fileErrors[`${photo.slot}Photo`] = photoWords[language].refusals['too-large']
        // A file field left empty arrives as a file without a byte.
        if (isTooLarge || photo.bytes === 0) await rm(photo.path, { force: true })
        else files.push(photo)
      }
      const hadPhotos = isLeftOut || files.length > 0 || Object.keys(fileErrors).length > 0
      return { files, fileErrors, hadPhotos }
    },
  }
}

/** A stream that may fail without taking the part of the form it comes from with it. */
function copyOf(part: Readable) {
  const copy = new PassThrough()
  // It may fail before anybody reads it: without a listener that would end the process.
  copy.on('error', () => {})
  part.once('error', (error) => copy.destroy(error))
  return part.pipe(copy)
}
