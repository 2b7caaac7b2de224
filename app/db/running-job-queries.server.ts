import type { Db } from './tables.ts'

// One job of a kind at a time in all processes: its row in `settings` is there while it is under way, and
// whoever carries it out writes it anew every second.

/** After so long without a word the process that carried it out has died. */
const silenceMs = 30_000

/** False when another one is under way, in whichever process. */
export async function claimJob(db: Db, key: string, state: object, by: string, now: Date) {
  const row = { chosen: JSON.stringify(state), updated_at: now, updated_by: by }
  const claimed = await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('settings.updated_at', '<=', silentBefore(now)),
            eb('settings.updated_at', '>', aheadOf(now)),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Says how far it is, and that whoever carries it out is alive. */
export async function noteJob(db: Db, key: string, state: object) {
  const row = { chosen: JSON.stringify(state), updated_at: new Date() }
  await db.updateTable('settings').set(row).where('key', '=', key).execute()
}

export async function endJob(db: Db, key: string) {
  await db.deleteFrom('settings').where('key', '=', key).execute()
}

/** What came of the latest one, under a key of its own. */
export async function keepResult(db: Db, key: string, result: object, by: string) {
  const row = { chosen: JSON.stringify(result), updated_at: new Date(), updated_by: by }
  await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export function hasDied(job: { updated_at: Date }, now: Date) {
  return job.updated_at <= silentBefore(now) || job.updated_at > aheadOf(now)
}

function silentBefore(now: Date) {
  return new Date(now.getTime() - silenceMs)
}

/** Later words were left while the clock was ahead: whoever is alive has written since it was set right. */
function aheadOf(now: Date) {
  return new Date(now.getTime() + silenceMs)
}
