import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoStore } from './story-store.ts'

/** Turns the bytes of an inline photo into a photo of ours, or says why they cannot be one. */
export type PressBytes<Pressed> = (bytes: Buffer) => ReturnType<PhotoStore<Pressed>['press']>

/** The press reads files: there the bytes lie in `folder` meanwhile. */
export function pressThrough<Pressed>(
  folder: string,
  press: PhotoStore<Pressed>['press'],
): PressBytes<Pressed> {
  return async (bytes) => {
    const path = join(folder, randomUUID())
    try {
      await writeFile(path, bytes, { mode: 0o600 })
      return await press(path)
    } finally {
      await rm(path, { force: true })
    }
  }
}
