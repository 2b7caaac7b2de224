import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import { lastChanges } from './history-queries.server.ts'
import { byDefault, changeSettings, type StateText } from './queries.server.ts'
import type { Setting } from './setting.server.ts'

/** Back to its default. False when somebody else was first. */
export async function putBackToDefault(database: Database, setting: Setting, seen: StateText, actor: Actor) {
  const change = { setting, from: seen, to: byDefault, action: 'setting.default' } as const
  return (await changeSettings(database, [change], actor)).late.length === 0
}

/** Takes back the change with that id, if it is still the last one; taken back twice, it is made again. */
export async function undoChange(database: Database, setting: Setting, changeId: string, actor: Actor) {
  const last = (await lastChanges(database.db, [setting.key])).get(setting.key)
  const to = last && knownState(setting, last.from)
  if (!last || last.id !== changeId || to === null || to === undefined) return false
  const change = { setting, from: last.to, to, action: 'setting.undo' } as const
  return (await changeSettings(database, [change], actor)).late.length === 0
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
