import { z } from 'zod'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import type { Db } from '../db/tables.ts'
import type { BackupStatus } from './backup-status.ts'
import { noteBackup } from './queries.server.ts'

const lastKey = 'backup.last'
/** There while one is being made. Whoever makes it writes it anew every few seconds. */
const nowKey = 'backup.now'
const failedKey = 'backup.failed'

/** After so long without a word the process that made it has died. */
const silenceMs = 30_000

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
  const isAlive = under !== undefined && under.updated_at > silentBefore(now)
  return {
    running: isAlive && running.success ? running.data : null,
    failed: failed.success ? { ...failed.data, at: new Date(failed.data.at) } : null,
    last: last.success ? { ...last.data, at: new Date(last.data.at) } : null,
  }
}

/** False when another one is being made, by whichever process. */
export async function claimBackup(database: Database, by: Actor, file: string, now = new Date()) {
  return await database.change([], async (trx) => {
    const row = { chosen: JSON.stringify({ percent: 0 }), updated_at: now, updated_by: by.actor }
    const claimed = await trx
      .insertInto('settings')
      .values({ key: nowKey, ...row })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(row).where('settings.updated_at', '<=', silentBefore(now)),
      )
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return false
    await trx.deleteFrom('settings').where('key', '=', failedKey).execute()
    await recordAudit(trx, { ...by, action: 'data.backup', facts: { file } })
    return true
  })
}

/** Says how far it is, and that whoever makes it is alive. */
export async function noteProgress({ db }: Database, percent: number) {
  const chosen = JSON.stringify({ percent })
  await db.updateTable('settings').set({ chosen, updated_at: new Date() }).where('key', '=', nowKey).execute()
}

export async function finishBackup(
  database: Database,
  made: { at: string; bytes: number; file: string },
  actor: string,
) {
  await database.change([], async (trx) => {
    await noteBackup({ db: trx }, made, actor)
    await trx.deleteFrom('settings').where('key', '=', nowKey).execute()
  })
}

export async function giveUpBackup(database: Database, words: string, actor: string) {
  await database.change([], async (trx) => {
    const at = new Date()
    const row = {
      chosen: JSON.stringify({ at: at.toISOString(), words }),
      updated_at: at,
      updated_by: actor,
    }
    await trx.deleteFrom('settings').where('key', '=', nowKey).execute()
    await trx
      .insertInto('settings')
      .values({ key: failedKey, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  })
}

function silentBefore(now: Date) {
  return new Date(now.getTime() - silenceMs)
}
