import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import { cutTo, isTooLong, tooLongWords } from '../platform/outside-text.ts'
import { misfitsOf } from './misfits.server.ts'
import { problemWords } from './problem-words.ts'
import { byDefault, type Change, changeSettings, listChosen, type StateText } from './queries.server.ts'
import type { Setting } from './setting.server.ts'

export type Refused = {
  /** What was typed, by key. */
  typed: Record<string, string[]>
  /** Why not, by key. */
  errors: Record<string, string>
}

export type Saved = { kind: 'saved' | 'unchanged' } | ({ kind: 'refused' } & Refused)

/** The longest setting is an address; each knows its own limit besides. A range has two fields. */
const maxFieldLength = 2000
const maxFields = 4

/**
 * What a form says about these settings. Only what differs from what the form showed is written, so that a page
 * left open does not take back what others changed meanwhile.
 */
export async function saveSettings(
  database: Database,
  settings: readonly Setting[],
  form: FormData,
  actor: Actor,
): Promise<Saved> {
  const typed: Record<string, string[]> = {}
  const errors: Record<string, string> = {}
  const changes: Change[] = []
  for (const setting of settings) {
    if (!form.has(setting.key)) continue
    const sent = form.getAll(setting.key).slice(0, maxFields)
    const fields = sent.map((field) => cutTo(maxFieldLength, String(field)))
    typed[setting.key] = fields
    const parsed = setting.parse(fields)
    if (parsed.reason !== undefined) errors[setting.key] = parsed.reason
    // What is left would pass, but something was cut off.
    else if (fields.some((field) => isTooLong(maxFieldLength, field, '')))
      errors[setting.key] = tooLongWords(maxFieldLength)
    else {
      const from = String(form.get(seenName(setting.key)) ?? byDefault)
      const to = stateFor(setting, parsed.value)
      if (from !== to) changes.push({ setting, from, to, action: 'setting.change' })
    }
  }
  if (Object.keys(errors).length === 0)
    Object.assign(errors, misfitsOf(changes, await listChosen(database.db)))
  if (Object.keys(errors).length > 0) return { kind: 'refused', typed, errors }
  if (changes.length === 0) return { kind: 'unchanged' }
  const answer = await changeSettings(database, changes, actor)
  if (answer.late.length === 0) return { kind: 'saved' }
  return {
    kind: 'refused',
    typed,
    errors: Object.fromEntries(answer.late.map((key) => [key, problemWords.en.late])),
  }
}

/** The hidden field that says what the form showed. */
export function seenName(key: string) {
  return `seen:${key}`
}

/** Who writes the default has the default: it follows when the program's own changes. */
function stateFor(setting: Setting, value: unknown): StateText {
  const text = JSON.stringify(value)
  return text === setting.defaultText ? byDefault : text
}
