import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoStore } from './story-store.ts'

/** Turns the bytes of an inline photo into a photo of ours, or says why they cannot be one. */
export type EncodeBytes<Encoded> = (bytes: Buffer) => ReturnType<PhotoStore<Encoded>['encode']>

/** The encoder reads files: there the bytes lie in `folder` meanwhile. */
export function encodeThrough<Encoded>(
  folder: string,
  encode: PhotoStore<Encoded>['encode'],
): EncodeBytes<Encoded> {
  return async (bytes) => {
    const path = join(folder, randomUUID())
    try {
      await writeFile(path, bytes, { mode: 0o600 })
      return await encode(path)
    } finally {
      await rm(path, { force: true })
    }
  }
}
