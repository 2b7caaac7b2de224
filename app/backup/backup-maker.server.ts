import type { ChildProcess } from 'node:child_process'
import { basename } from 'node:path'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { startWorker, type Worker, workerBeside } from '../platform/start-worker.server.ts'
import { isOverWithin } from '../platform/time-limit.ts'
import { newBackupFile } from './backup-folder.ts'
import { BackupMessage, type BackupOrder } from './backup-message.ts'
import { BackupProblem } from './backup-problem.ts'
import { backupWords } from './backup-words.ts'
import { problemWords } from './problem-words.ts'
import { claimBackup, finishBackup, giveUpBackup, noteProgress } from './status-queries.server.ts'

const noteEveryMs = 1000
const patienceMs = 5000

type Parts = { database: Database; log: ErrorLog; dataDir: string; databaseUrl?: string }

export type BackupMaker = ReturnType<typeof createBackupMaker>

/** Makes backups beside the running site, one at a time in all its processes together. */
export function createBackupMaker({ database, log, dataDir, databaseUrl }: Parts) {
  const entry = workerBeside(import.meta, 'backup-worker')
  let underWay: { worker: Worker; noted: Promise<void> } | null = null

  return {
    /** Returns as soon as it has begun; false when one is being made already. */
    async start(by: Actor): Promise<boolean> {
      const file = newBackupFile(dataDir)
      if (!(await claimBackup(database, by, basename(file)))) return false
      const worker = startWorker(entry)
      worker.child.send({ dataDir, databaseUrl, file } satisfies BackupOrder, () => {}) // heard as its end
      const noted = follow(worker.child, basename(file), by.actor).finally(() => {
        underWay = null
      })
      underWay = { worker, noted }
      return true
    },
    /** A backup under way is given up: the next start of the site should not wait for it. */
    async close() {
      if (!underWay) return
      const { worker, noted } = underWay
      if (worker.child.connected) worker.child.disconnect()
      // It takes its unfinished file away with it.
      if (!(await isOverWithin(patienceMs, worker.ended))) worker.kill()
      await noted
    },
  }

  async function follow(child: ChildProcess, file: string, actor: string) {
    let percent = 0
    const timer = setInterval(() => {
      noteProgress(database, percent).catch((error: unknown) => {
        log.warn({ err: error }, 'The progress of a backup was not noted')
      })
    }, noteEveryMs)
    try {
      const made = await resultOf(child, (far) => {
        percent = far
      })
      clearInterval(timer)
      await finishBackup(database, { ...made, file }, actor)
    } catch (error) {
      clearInterval(timer)
      log.error({ err: error }, 'A backup failed')
      await giveUpBackup(database, problemWords(error), actor).catch((again: unknown) => {
        log.error({ err: again }, 'The failure of a backup was not noted')
      })
    }
  }
}

function resultOf(child: ChildProcess, onProgress: (percent: number) => void) {
  return new Promise<{ at: string; bytes: number }>((resolve, reject) => {
    child.on('message', (message) => {
      const read = BackupMessage.safeParse(message)
      if (!read.success) return
      if ('percent' in read.data) onProgress(read.data.percent)
      else if ('made' in read.data) resolve(read.data.made)
      else reject(new BackupProblem(read.data.problem))
    })
    child.once('error', reject)
    // After its last word; of one that was killed, too.
    child.once('disconnect', () => reject(new BackupProblem(backupWords.en.problems.stopped)))
  })
}
