// A process of its own that makes one backup: pages neither wait for the database nor for the compression.
import { setPriority } from 'node:os'
import { openDatabase } from '../db/database.server.ts'
import { silentLog } from '../db/log.ts'
import { type BackupMessage, BackupOrder } from './backup-message.ts'
import { BackupProblem } from './backup-problem.ts'
import { backupWords } from './backup-words.ts'
import { writeBackup } from './create-backup.server.ts'
import { removeLeftovers } from './leftovers.server.ts'
import { problemWords } from './problem-words.ts'
import type { Steps } from './steps.ts'

const tellEveryMs = 250
let isStopped = false

setPriority(5)

// Ctrl-C reaches every process of the terminal; the server says when to go, and so does its end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => {
  isStopped = true
})

process.once('message', async (order) => {
  const end: BackupMessage = await make(BackupOrder.parse(order)).catch((error: unknown) => ({
    problem: problemWords(error),
  }))
  if (process.connected) process.send?.(end, undefined, undefined, leave)
})

function leave() {
  if (process.connected) process.disconnect()
}

async function make({ dataDir, databaseUrl, file }: BackupOrder): Promise<BackupMessage> {
  await removeLeftovers(dataDir)
  const database = await openDatabase({ dataDir, databaseUrl, log: silentLog })
  try {
    const { header, bytes } = await writeBackup(database, file, steps())
    return { made: { at: header.created, bytes } }
  } finally {
    await database.close()
  }
}

function steps(): Steps {
  let total = 1
  let done = 0
  let toldAt = 0
  return {
    begin(rows, passes) {
      total = Math.max(1, rows * passes)
    },
    row() {
      if (isStopped) throw new BackupProblem(backupWords.en.problems.siteStopped)
      done++
      if (performance.now() - toldAt < tellEveryMs) return
      toldAt = performance.now()
      tell({ percent: Math.min(99, Math.floor((100 * done) / total)) })
    },
    end() {},
  }
}

function tell(message: BackupMessage) {
  if (process.connected) process.send?.(message)
}
