import { renameOwnAuthor } from '../articles/author-queries.server.ts'
import type { Actor, AuditAction } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { lockName } from '../db/lock.ts'
import type { Db } from '../db/tables.ts'
import type { Chosen } from './register.server.ts'
import type { Setting } from './setting.server.ts'

/** In the audit log, where a setting had or got its default. A value is JSON, so it never reads like this. */
export const byDefault = 'default'

/** A value as JSON, or `byDefault`. */
export type StateText = string

export type Change = {
  setting: Setting
  /** What whoever changes it saw: nothing is written over a newer value. */
  from: StateText
  to: StateText
  action: Extract<AuditAction, `setting.${string}`>
}

export async function listChosen(db: Db): Promise<Chosen> {
  const rows = await db.selectFrom('settings').select(['key', 'chosen']).execute()
  return new Map(rows.map(({ key, chosen }) => [key, valueIn(chosen)]))
}

type Misfits = Record<string, string>
type Check = (changes: readonly Change[], chosen: Chosen) => Misfits

/** All of them or none. Null when they are written; else which were no longer as they were seen, or contradict others. */
export async function changeSettings(database: Database, changes: Change[], actor: Actor, misfitsOf: Check) {
  try {
    await database.change(staleTags(changes), async (trx) => {
      // Of two settings that contradict each other each would fit what was there before.
      await lockName(trx, 'settings')
      const misfits = misfitsOf(changes, await listChosen(trx))
      if (Object.keys(misfits).length > 0) throw new Refusal([], misfits)
      const late: string[] = []
      for (const change of changes) if (!(await changeOne(trx, change, actor))) late.push(change.setting.key)
      if (late.length > 0) throw new Refusal(late, {})
    })
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Every page shows the brand or a claim; a note is on no page. With the brand the author of our articles is renamed. */
function staleTags(changes: Change[]) {
  if (changes.every(({ setting }) => setting.group === null)) return []
  return ['site', 'settings', ...(changes.some(({ setting }) => setting.key === 'brand') ? ['articles'] : [])]
}

/** Undoes the transaction: somebody else was first, or it does not fit what is there. */
class Refusal extends Error {
  late: string[]
  misfits: Misfits
  constructor(late: string[], misfits: Misfits) {
    super('A setting cannot be changed like this')
    this.late = late
    this.misfits = misfits
  }
}

async function changeOne(trx: Db, { setting, from, to, action }: Change, actor: Actor) {
  const { key } = setting
  const row = await trx
    .selectFrom('settings')
    .select(['chosen', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (stateOf(setting, row && valueIn(row.chosen)) !== from) return false
  if (!(await write(trx, key, row?.updated_at, to, actor.actor))) return false
  if (key === 'brand') await renameOwnAuthor(trx, textIn(setting, from), textIn(setting, to))
  await recordAudit(trx, { ...actor, action, subjectId: key, facts: { setting: setting.label, from, to } })
  return true
}

export function stateOf(setting: Setting, stored: unknown): StateText {
  return setting.textOf(stored) ?? byDefault
}

function textIn({ defaultText }: Setting, state: StateText) {
  return String(JSON.parse(state === byDefault ? defaultText : state))
}

/** Only onto the row that was read: of two at the same moment one finds nothing to write. */
async function write(trx: Db, key: string, seenAt: Date | undefined, to: StateText, actor: string) {
  const updated_at = new Date()
  const chosen = `{"value":${to}}`
  if (to === byDefault) {
    if (!seenAt) return true
    const gone = await trx
      .deleteFrom('settings')
      .where('key', '=', key)
      .where('updated_at', '=', seenAt)
      .executeTakeFirst()
    return gone.numDeletedRows > 0n
  }
  if (!seenAt) {
    const made = await trx
      .insertInto('settings')
      .values({ key, chosen, updated_at, updated_by: actor })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    return (made.numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const changed = await trx
    .updateTable('settings')
    .set({ chosen, updated_at, updated_by: actor })
    .where('key', '=', key)
    .where('updated_at', '=', seenAt)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

function valueIn(chosen: object): unknown {
  return 'value' in chosen ? chosen.value : undefined
}
