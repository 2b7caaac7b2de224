import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import { lastChanges } from './history-queries.server.ts'
import { misfitsOf } from './misfits.server.ts'
import { byDefault, type Change, changeSettings, type StateText } from './queries.server.ts'
import type { Setting } from './setting.server.ts'

/** 'late': somebody else was first. 'misfit': it would contradict another setting. */
export type Restored = 'done' | 'late' | 'misfit'

/** Back to its default. */
export async function putBackToDefault(database: Database, setting: Setting, seen: StateText, actor: Actor) {
  return await restore(database, { setting, from: seen, to: byDefault, action: 'setting.default' }, actor)
}

/** Takes back the change with that id, if it is still the last one; taken back twice, it is made again. */
export async function undoChange(
  database: Database,
  setting: Setting,
  changeId: string,
  actor: Actor,
): Promise<Restored> {
  const last = (await lastChanges(database.db, [setting.key])).get(setting.key)
  const to = last && knownState(setting, last.from)
  if (!last || last.id !== changeId || to === null || to === undefined) return 'late'
  return await restore(database, { setting, from: last.to, to, action: 'setting.undo' }, actor)
}

async function restore(database: Database, change: Change, actor: Actor): Promise<Restored> {
  const refusal = await changeSettings(database, [change], actor, misfitsOf)
  if (!refusal) return 'done'
  return refusal.late.length > 0 ? 'late' : 'misfit'
}

/** A state of the audit log, or null when it would no longer pass. */
export function knownState(setting: Setting, state: StateText): StateText | null {
  return state === byDefault ? byDefault : setting.textOf(valueIn(state))
}

/** Undefined, which no setting can be, when it is no JSON. */
function valueIn(state: StateText): unknown {
  try {
    return JSON.parse(state)
  } catch {
    return undefined
  }
}
