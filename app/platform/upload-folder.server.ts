import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hourMs } from './duration.ts'

const prefix = 'upload-'
const leftOverMs = hourMs

export function uploadFolderOf(dataDir: string) {
  return join(dataDir, 'uploads')
}

/** A folder for one submission that only this user can enter, made with its first photo: text needs no disk. */
export function openUpload(folder: string) {
  let home: Promise<string> | undefined
  return {
    /** Returns where the bytes went and how many they were. The client's file names are not used. */
    async save(stream: Readable, name: string) {
      home ??= makeHome(folder)
      const path = join(await home, name)
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      await pipeline(stream, file)
      return { path, bytes: file.bytesWritten }
    },
    async remove() {
      const made = await home?.catch(() => null)
      if (made) await rm(made, { recursive: true, force: true })
    },
  }
}

export type Upload = ReturnType<typeof openUpload>

async function makeHome(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return await mkdtemp(join(folder, prefix))
}

/**
 * At the start: what a killed process left behind. Another process may be using what is younger. A folder that
 * cannot be removed, say another user's, is told and left.
 */
export async function removeLeftUploads(
  folder: string,
  tell: (error: unknown) => void,
  { now = new Date(), remove = rm } = {},
) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((entry) => entry.startsWith(prefix))) {
    const path = join(folder, name)
    const entry = await stat(path).catch(() => null)
    if (!entry || now.getTime() - entry.mtimeMs < leftOverMs) continue
    await remove(path, { recursive: true, force: true }).catch(tell)
  }
}
