import { constants } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFolder, backupTime } from './backup-folder.ts'
import { erasureListName } from './erasures/erasure-list.server.ts'

/** A month of a backup each day, and some by hand. */
const maxListed = 50

type StoredBackup = { name: string; at: Date; bytes: number }

export type StoredFiles = {
  /** Newest first. */
  backups: StoredBackup[]
  /** How many older ones lie there besides. */
  more: number
  erasures: { name: string; bytes: number } | null
}

/** What lies in the folder of backups of this machine. */
export async function listStored(dataDir: string): Promise<StoredFiles> {
  const names = await namesIn(dataDir)
  const made = names
    .flatMap((name) => {
      const at = backupTime(name)
      return at ? [{ name, at }] : []
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const backups = await Promise.all(
    made.slice(0, maxListed).map(async (one) => {
      const bytes = await sizeOf(dataDir, one.name)
      return bytes === null ? [] : [{ ...one, bytes }]
    }),
  )
  const listBytes = names.includes(erasureListName) ? await sizeOf(dataDir, erasureListName) : null
  return {
    backups: backups.flat(),
    more: Math.max(0, made.length - maxListed),
    erasures: listBytes === null ? null : { name: erasureListName, bytes: listBytes },
  }
}

export type StoredFile = { name: string; at: Date | null; bytes: number }

/** Null for whatever is no backup and no list of erasures of this folder. */
export async function findStored(dataDir: string, name: string): Promise<StoredFile | null> {
  const found = await nameIn(dataDir, name)
  if (found === null) return null
  const bytes = await sizeOf(dataDir, found)
  return bytes === null ? null : { name: found, at: backupTime(found), bytes }
}

export type OpenFile = { name: string; bytes: number; handle: FileHandle }

/** To be read or closed by the caller. Null when there is no such file, none any more, or nothing in it. */
export async function openStored(dataDir: string, name: string): Promise<OpenFile | null> {
  const found = await nameIn(dataDir, name)
  if (found === null) return null
  const path = join(backupFolder(dataDir), found)
  // It might have been replaced by a link since it was looked up.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(nullWhenGone)
  if (!handle) return null
  const { size: bytes } = await handle.stat().catch(async (error: unknown) => {
    await handle.close()
    throw error
  })
  if (bytes > 0) return { name: found, bytes, handle }
  await handle.close()
  return null
}

/** False when it is gone already. The list of erasures cannot be deleted: it is written on. */
export async function removeStored(dataDir: string, name: string) {
  const found = backupTime(name) ? await nameIn(dataDir, name) : null
  if (found === null) return false
  const isGone = await rm(join(backupFolder(dataDir), found)).then(() => true, nullWhenGone)
  return isGone ?? false
}

/** As the folder itself has it: what somebody typed reaches the file system nowhere. */
async function nameIn(dataDir: string, name: string) {
  if (name !== erasureListName && !backupTime(name)) return null
  return (await namesIn(dataDir)).find((one) => one === name) ?? null
}

/** Files alone: neither folders nor links. */
async function namesIn(dataDir: string) {
  const entries = (await readdir(backupFolder(dataDir), { withFileTypes: true }).catch(nullWhenGone)) ?? []
  return entries.filter((one) => one.isFile()).map((one) => one.name)
}

async function sizeOf(dataDir: string, name: string) {
  const found = await stat(join(backupFolder(dataDir), name)).catch(nullWhenGone)
  return found?.size ?? null
}

function nullWhenGone(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT' || code === 'ELOOP') return null
  throw error
}
