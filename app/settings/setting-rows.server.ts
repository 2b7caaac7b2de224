import type { Db } from '../db/tables.ts'
import { inEachLanguage, type Language } from '../platform/language.ts'
import type { Site } from '../site/site.ts'
import { type LastChange, lastChanges } from './history-queries.server.ts'
import { byDefault, stateOf } from './queries.server.ts'
import { type Chosen, findSetting, siteWith } from './register.server.ts'
import { knownState } from './restore-setting.server.ts'
import { type Refused, seenName } from './save-settings.server.ts'
import type { Setting } from './setting.server.ts'
import { type SettingRow, sureName } from './setting-row.ts'

/** Settings as a page shows them, with what was typed and refused where there is such. */
export async function settingRows(db: Db, settings: readonly Setting[], chosen: Chosen, refused?: Refused) {
  const last = await lastChanges(
    db,
    settings.map(({ key }) => key),
  )
  const sites = inEachLanguage((language) => siteWith('', withoutWordsIn(language, chosen), language))
  return settings.map((setting) => {
    const stored = chosen.get(setting.key)
    const site = sites[setting.language ?? 'en']
    return settingRow({ setting, stored, site, last: last.get(setting.key), refused })
  })
}

/** What a language's own words are read beside: its pages as they are where those are left empty. */
function withoutWordsIn(language: Language, chosen: Chosen): Chosen {
  return new Map([...chosen].filter(([key]) => findSetting(key)?.language !== language))
}

type Parts = {
  setting: Setting
  stored: unknown
  site: Site
  last: LastChange | undefined
  refused?: Refused
}

function settingRow({ setting, stored, site, last, refused }: Parts): SettingRow {
  const { key, label, hint, source, control, options, isOptional } = setting
  const state = stateOf(setting, stored)
  const asked = refused?.asked?.[key]
  return {
    key,
    label,
    hint,
    source,
    control,
    options,
    isOptional,
    fields: refused?.typed[key] ?? setting.fieldsOf(stored),
    error: refused?.errors[key],
    seen: { name: seenName(key), value: refused?.seen[key] ?? state },
    sure: asked === undefined ? undefined : { name: sureName(key), value: asked },
    state,
    reads: setting.wordsOf(stored, site),
    isDefault: state === byDefault,
    defaultReads: setting.wordsOf(undefined, site),
    // A change that is no longer what stands, say after an import, cannot be taken back.
    last: last && last.to === state ? shownChange(setting, site, last) : null,
  }
}

function shownChange(setting: Setting, site: Site, { id, actor, at, from }: LastChange): SettingRow['last'] {
  const state = knownState(setting, from)
  if (state === null) return null
  const undoReads = setting.wordsOf(state === byDefault ? undefined : JSON.parse(state), site)
  return { changeId: id, actor, at, undoReads }
}
