import { rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { openUpload } from '../../platform/upload-folder.server.ts'

const kinds = ['.json', '.csv']

/** Keeps the file until it is confirmed; the hourly cleaning takes what is not. Null for another kind of file. */
export async function keepFile(folder: string, file: File): Promise<string | null> {
  const kind = extname(file.name).toLowerCase()
  if (!kinds.includes(kind)) return null
  const upload = await openUpload(folder)
  try {
    const { path } = await upload.save(Readable.from(file.stream()), `import${kind}`)
    return `${basename(dirname(path))}${kind}`
  } catch (error) {
    await upload.remove()
    throw error
  }
}

/** Null when it is gone, or no name that `keepFile` gave. */
export async function findFile(folder: string, name: string): Promise<string | null> {
  const [, home, kind] = /^(upload-[A-Za-z0-9]{6})(\.json|\.csv)$/.exec(name) ?? []
  if (!home || !kind) return null
  const path = join(folder, home, `import${kind}`)
  return (await stat(path).catch(() => null))?.isFile() ? path : null
}

/** From the hourly cleaning, for another hour. Whether it is there says whoever opens it. */
export async function keepLonger(path: string) {
  await utimes(dirname(path), new Date(), new Date()).catch(() => {})
}

export async function removeFile(path: string) {
  await rm(dirname(path), { recursive: true, force: true })
}
