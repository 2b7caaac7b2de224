import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { basename, extname, join } from 'node:path'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { newBackupFile } from './backup-folder.ts'
import { BackupNews, type BackupOrder } from './backup-message.ts'
import { BackupProblem } from './backup-problem.ts'
import { problemWords } from './problem-words.ts'
import { claimBackup, finishBackup, giveUpBackup, noteProgress } from './status-queries.server.ts'

// Built or from source, the worker lies beside this code and has its ending.
const entry = join(import.meta.dirname, `backup-worker${extname(import.meta.filename)}`)
const noteEveryMs = 1000
const patienceMs = 5000

type Parts = { database: Database; log: ErrorLog; dataDir: string; databaseUrl?: string }

export type BackupMaker = ReturnType<typeof createBackupMaker>

/** Makes backups beside the running site, one at a time in all its processes together. */
export function createBackupMaker({ database, log, dataDir, databaseUrl }: Parts) {
  let underWay: { child: ChildProcess; ended: Promise<void> } | null = null

  return {
    /** Returns as soon as it has begun; false when one is being made already. */
    async start(by: Actor): Promise<boolean> {
      const file = newBackupFile(dataDir)
      if (!(await claimBackup(database, by, basename(file)))) return false
      const child = startWorker({ dataDir, databaseUrl, file })
      const ended = follow(child, basename(file), by.actor).finally(() => {
        underWay = null
      })
      underWay = { child, ended }
      return true
    },
    /** A backup under way is given up: the next start of the site should not wait for it. */
    async close() {
      if (!underWay) return
      const { child, ended } = underWay
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      // It takes its unfinished file away with it.
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      clearTimeout(timer)
      await ended
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

function startWorker(order: BackupOrder) {
  const child = fork(entry, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {}) // heard as its end
  child.send(order, () => {})
  return child
}

function resultOf(child: ChildProcess, onProgress: (percent: number) => void) {
  return new Promise<{ at: string; bytes: number }>((resolve, reject) => {
    child.on('message', (message) => {
      const news = BackupNews.safeParse(message)
      if (!news.success) return
      if ('percent' in news.data) onProgress(news.data.percent)
      else if ('made' in news.data) resolve(news.data.made)
      else reject(new BackupProblem(news.data.problem))
    })
    child.once('error', reject)
    // After its last word; of one that was killed, too.
    child.once('disconnect', () =>
      reject(new BackupProblem('The backup was stopped before it was finished; nothing was changed')),
    )
  })
}
