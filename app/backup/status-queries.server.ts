import { z } from 'zod'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { claimJob, endJob, hasDied, keepResult, noteJob } from '../db/running-job-queries.server.ts'
import type { Db } from '../db/tables.ts'
import type { BackupStatus } from './backup-status.ts'
import { lastKey, type Made, noteBackup } from './queries.server.ts'

/** There while one is being made. */
const nowKey = 'backup.now'
const failedKey = 'backup.failed'

const Last = z.object({ at: z.iso.datetime(), bytes: z.number(), file: z.string().default('') })
const Now = z.object({ percent: z.number() })
const Failed = z.object({ at: z.iso.datetime(), words: z.string() })

export async function readBackupStatus(db: Db, now = new Date()): Promise<BackupStatus> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'chosen', 'updated_at'])
    .where('key', 'in', [lastKey, nowKey, failedKey])
    .execute()
  const find = (key: string) => rows.find((row) => row.key === key)
  const last = Last.safeParse(find(lastKey)?.chosen)
  const failed = Failed.safeParse(find(failedKey)?.chosen)
  const under = find(nowKey)
  const running = Now.safeParse(under?.chosen)
  const isAlive = under !== undefined && !hasDied(under, now)
  return {
    running: isAlive && running.success ? running.data : null,
    failed: failed.success ? { ...failed.data, at: new Date(failed.data.at) } : null,
    last: last.success ? { ...last.data, at: new Date(last.data.at) } : null,
  }
}

/** False when another one is being made, by whichever process. */
export async function claimBackup(database: Database, by: Actor, file: string, now = new Date()) {
  return await database.change([], async (trx) => {
    if (!(await claimJob(trx, nowKey, { percent: 0 }, by.actor, now))) return false
    await trx.deleteFrom('settings').where('key', '=', failedKey).execute()
    await recordAudit(trx, { ...by, action: 'data.backup', facts: { file } })
    return true
  })
}

export async function noteProgress({ db }: Database, percent: number) {
  await noteJob(db, nowKey, { percent })
}

export async function finishBackup(database: Database, made: Made, actor: string) {
  await database.change([], async (trx) => {
    await noteBackup({ db: trx }, made, actor)
    await endJob(trx, nowKey)
  })
}

export async function giveUpBackup(database: Database, words: string, actor: string) {
  await database.change([], async (trx) => {
    await endJob(trx, nowKey)
    await keepResult(trx, failedKey, { at: new Date().toISOString(), words }, actor)
  })
}
