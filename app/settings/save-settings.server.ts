import type { Actor } from '../audit/audit.ts'
import type { Database } from '../db/database.server.ts'
import { cutTo, isTooLong, tooLongWords } from '../platform/outside-text.ts'
import { isSure, leapsOf } from './leaps.server.ts'
import { misfitsOf } from './misfits.server.ts'
import { problemWords } from './problem-words.ts'
import { byDefault, type Change, changeSettings, type StateText } from './queries.server.ts'
import type { Setting } from './setting.server.ts'

export type Refused = {
  /** What was typed, by key; what was left as the form showed it is not in it. */
  typed: Record<string, string[]>
  /** What the form showed of those, by key: a value that others saved since is still noticed at the next save. */
  seen: Record<string, StateText>
  /** Why not, by key. */
  errors: Record<string, string>
  /** Where it is only asked whether they are right: the values that are saved once that is said, by key. */
  asked?: Record<string, StateText>
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
  const typed: Refused['typed'] = {}
  const seen: Refused['seen'] = {}
  const errors: Record<string, string> = {}
  const changes: Change[] = []
  for (const setting of settings) {
    const { key } = setting
    if (!form.has(key)) continue
    const sent = form.getAll(key).slice(0, maxFields)
    const fields = sent.map((field) => cutTo(maxFieldLength, String(field)))
    const from = String(form.get(seenName(key)) ?? byDefault)
    const parsed = parse(setting, fields)
    if (parsed.reason === undefined && parsed.to === from) continue
    typed[key] = fields
    seen[key] = from
    if (parsed.reason !== undefined) errors[key] = parsed.reason
    else changes.push({ setting, from, to: parsed.to, action: 'setting.change' })
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', typed, seen, errors }
  if (changes.length === 0) return { kind: 'unchanged' }
  let asked: Record<string, StateText> | undefined
  const refusal = await changeSettings(database, changes, actor, (all, chosen) => {
    const misfits = misfitsOf(all, chosen)
    if (Object.keys(misfits).length > 0) return misfits
    const unsure = all.filter((change) => !isSure(form, change))
    const questions = leapsOf(unsure, chosen)
    // With those that were answered already: the next answer is about all of them.
    if (Object.keys(questions).length > 0) asked = statesOf(all, leapsOf(all, chosen))
    return questions
  })
  if (!refusal) return { kind: 'saved' }
  const { late, misfits } = refusal
  // Who was told of the newer value may save over it.
  for (const key of late) delete seen[key]
  return {
    kind: 'refused',
    typed,
    seen,
    errors: { ...misfits, ...Object.fromEntries(late.map((key) => [key, problemWords.en.late])) },
    ...(asked && { asked }),
  }
}

function parse(
  setting: Setting,
  fields: string[],
): { to: StateText; reason?: undefined } | { reason: string } {
  const parsed = setting.parse(fields)
  if (parsed.reason !== undefined) return parsed
  // What is left would pass, but something was cut off.
  if (fields.some((field) => isTooLong(maxFieldLength, field, '')))
    return { reason: tooLongWords(maxFieldLength) }
  return { to: stateFor(setting, parsed.value) }
}

function statesOf(changes: readonly Change[], leaps: Record<string, string>) {
  const meant = changes.filter(({ setting: { key } }) => Object.hasOwn(leaps, key))
  return Object.fromEntries(meant.map(({ setting: { key }, to }) => [key, to]))
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
