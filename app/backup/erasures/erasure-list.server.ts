import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../../db/database.server.ts'
import type { ErrorLog } from '../../platform/context.ts'
import { hourMs } from '../../platform/duration.ts'
import { backupFolder } from '../backup-folder.ts'
import { type Erasure, erasureLine, parseErasures } from './erasure.ts'
import { listErasures } from './erasure-queries.server.ts'

export const erasureListName = 'erasures.jsonl'

/** Beside the backups, and beside a backup that was copied elsewhere together with it. */
export function erasureListIn(folder: string) {
  return join(folder, erasureListName)
}

/** Null when there is no such list. */
export async function readErasures(file: string) {
  try {
    return parseErasures(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** A transaction that ends late has an earlier time than what was written down before it. */
const overlapMs = hourMs

type Parts = { database: Pick<Database, 'db'>; dataDir: string; log: ErrorLog; everyMs?: number }

/**
 * Writes down in DATA_DIR what was erased and withdrawn, outside of the database: who restores an older backup has
 * lost the lines that the database kept of it. Read from the database, so that each machine's list holds what was done
 * on the others too, and a list that is lost is written again. Only ever appended to.
 */
export function startErasureList({ database, dataDir, log, everyMs = 15_000 }: Parts) {
  const file = erasureListIn(backupFolder(dataDir))
  /** Those since then that stand in the list already. */
  let noted: Erasure[] | null = null
  let since = new Date(0)
  let isFailing = false
  let noting = Promise.resolve()

  async function note() {
    // All of it at the start, and when the clock was set back: until then times that lie ahead were the latest.
    if (!noted || since.getTime() > Date.now() - overlapMs) {
      noted = (await readErasures(file))?.erasures ?? []
      since = new Date(0)
    }
    const known = new Set(noted.map(erasureLine))
    const fresh = (await listErasures(database.db, since)).filter((one) => !known.has(erasureLine(one)))
    if (fresh.length > 0) await append(file, fresh.map(erasureLine).join(''))
    noted = sinceLast([...noted, ...fresh])
  }

  function sinceLast(erasures: Erasure[]) {
    const last = erasures.reduce((latest, { at }) => Math.max(latest, at.getTime()), 0)
    // An imported moment may lie ahead: what is erased until then must be noted too.
    since = new Date(Math.max(0, Math.min(last, Date.now()) - overlapMs))
    return erasures.filter(({ at }) => at >= since)
  }

  const noteOnce = () => {
    noting = noting.then(note).then(
      () => {
        isFailing = false
      },
      (error: unknown) => {
        if (!isFailing) log.error({ err: error }, 'what was erased could not be noted beside the backups')
        isFailing = true
      },
    )
    return noting
  }
  const timer = setInterval(noteOnce, everyMs)
  timer.unref()
  void noteOnce()
  return {
    note: noteOnce,
    async close() {
      clearInterval(timer)
      await noteOnce()
    },
  }
}

/** On the disk before it counts as written. Behind half a line that a crash left, a new one begins. */
async function append(file: string, lines: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const list = await open(file, 'a+', 0o600)
  try {
    const { size } = await list.stat()
    const { buffer } = await list.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    const isWhole = size === 0 || buffer.toString() === '\n'
    await list.appendFile(isWhole ? lines : `\n${lines}`)
    await list.sync()
  } finally {
    await list.close()
  }
}
