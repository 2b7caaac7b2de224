import { type FieldReason, MalformedFile, type SourceRow } from '../../rows/source-row.ts'
import { misfitsOf } from '../../settings/misfits.server.ts'
import { byDefault, type Change, changeSettings, listChosen, stateOf } from '../../settings/queries.server.ts'
import { type Chosen, findSetting } from '../../settings/register.server.ts'
import type { Setting } from '../../settings/setting.server.ts'
import { importWords } from '../import-words.ts'
import type { ImportOf } from './import-of.ts'
import { templateChanges } from './template-changes.server.ts'

/** All that can be used together, each by the rules of its own field; what is not in the file stays as it is. */
export async function importSettings({ database, actor, rows, isDryRun, tally }: ImportOf) {
  const chosen = await listChosen(database.db)
  const templates = await templateChanges(database)
  const changes = new Map<string, Change>()
  const places = new Map<string, Pick<SourceRow, 'row' | 'line'>>()
  for await (const row of rows) {
    tally.read++
    const mails = templates.take(row)
    if (mails === 'same') tally.alreadyThere++
    if (mails === 'same' || mails === 'changed') continue
    const found = mails ? refused('value', importWords.en.reasons.noTemplates) : settingIn(row)
    if (found.kind === 'refused') {
      tally.refuse({ row: row.row, line: row.line, id: null, reasons: [found.why] })
      continue
    }
    const { setting, text } = found
    const from = stateOf(setting, chosen.get(setting.key))
    const to = text === setting.defaultText ? byDefault : text
    if (from === to) tally.alreadyThere++
    else {
      changes.set(setting.key, { setting, from, to, action: 'setting.change' })
      places.set(setting.key, row)
    }
  }
  for (const [key, why] of misfitsAmong(changes, chosen)) {
    const { row = 0, line } = places.get(key) ?? {}
    const label = findSetting(key)?.label ?? key
    const reason = importWords.en.reasons.misfit(label, why)
    tally.refuse({ row, line: line ?? 0, id: null, reasons: [{ field: 'value', reason }] })
  }
  tally.imported = changes.size + templates.changes.size
  if (isDryRun) return
  const refusal = changes.size
    ? await changeSettings(database, [...changes.values()], actor, misfitsOf)
    : null
  if (refusal) throw new MalformedFile(importWords.en.problems.settingChanged)
  await templates.write(actor)
}

/** Takes out what does not fit together, until the rest does. */
function misfitsAmong(changes: Map<string, Change>, chosen: Chosen) {
  const all: [key: string, why: string][] = []
  for (;;) {
    const found = Object.entries(misfitsOf([...changes.values()], chosen))
    if (found.length === 0) return all
    for (const [key] of found) changes.delete(key)
    all.push(...found)
  }
}

type Found = { kind: 'refused'; why: FieldReason } | { kind: 'found'; setting: Setting; text: string }

function settingIn(row: SourceRow): Found {
  if ('problem' in row) return refused('row', row.problem)
  const { key, value } = row.columns
  const setting = typeof key === 'string' ? findSetting(key) : null
  if (!setting) return refused('key', importWords.en.reasons.noSetting)
  const text = setting.textOf(value)
  if (text === null) return refused('value', importWords.en.reasons.noSettingValue(setting.label))
  return { kind: 'found', setting, text }
}

function refused(field: string, reason: string): Found {
  return { kind: 'refused', why: { field, reason } }
}
