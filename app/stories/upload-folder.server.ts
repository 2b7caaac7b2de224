import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const prefix = 'upload-'
const leftOverMs = 3_600_000

/** A folder for one submission that only this user can enter. */
export async function openUpload(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const home = await mkdtemp(join(folder, prefix))
  return {
    /** Returns where the bytes went and how many they were. Names of strangers' files play no part. */
    async save(stream: Readable, name: string) {
      const path = join(home, name)
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      await pipeline(stream, file)
      return { path, bytes: file.bytesWritten }
    },
    remove: () => rm(home, { recursive: true, force: true }),
  }
}

export type Upload = Awaited<ReturnType<typeof openUpload>>

/** At the start: what a killed process left behind. Another process may be using what is younger. */
export async function removeLeftUploads(folder: string, now = new Date()) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((entry) => entry.startsWith(prefix))) {
    const path = join(folder, name)
    const entry = await stat(path).catch(() => null)
    if (!entry || now.getTime() - entry.mtimeMs < leftOverMs) continue
    await rm(path, { recursive: true, force: true })
  }
}
