import { Readable } from 'node:stream'
import { openUpload } from '../platform/upload-folder.server.ts'

/** The finished photo, or why the file cannot be one. */
export type EncodeFile<Encoded> = (path: string) => Promise<{ encoded: Encoded } | { refusal: string }>

/** Turns the bytes of an inline photo into a photo of ours, or says why they cannot be one. */
export type EncodeBytes<Encoded> = (bytes: Buffer) => ReturnType<EncodeFile<Encoded>>

/** The encoder reads files: the bytes lie in `folder` meanwhile, and the cleaning of uploads knows what is left there. */
export function encodeThrough<Encoded>(folder: string, encode: EncodeFile<Encoded>): EncodeBytes<Encoded> {
  return async (bytes) => {
    const upload = openUpload(folder)
    try {
      const { path } = await upload.save(Readable.from([bytes]), 'photo')
      return await encode(path)
    } finally {
      await upload.remove()
    }
  }
}
