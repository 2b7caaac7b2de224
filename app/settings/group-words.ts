import { englishNames, type InEnglish, isLanguage } from '../platform/language.ts'
import type { SettingGroup } from './setting-group.ts'
import { words as en } from './words/en/groups.ts'

export const groupWords: InEnglish<typeof en> = { en }

/** What a page of the settings is called, and what it says above its fields. */
export function groupText(words: typeof en, group: SettingGroup) {
  return isLanguage(group) ? words.ofLanguage(englishNames[group]) : words.groups[group]
}
