import { englishNames, isLanguage, otherLanguages } from '../platform/language.ts'

/** The pages of the settings, in the order of their tabs. Each language but English has one, for the owner's words in it. */
export const settingGroups = [
  'contact',
  'forms',
  'applications',
  'prices',
  'claims',
  'vouchers',
  ...otherLanguages,
  'social',
  'mail',
  'look',
] as const

export type SettingGroup = (typeof settingGroups)[number]

export function findGroup(address: string): SettingGroup | null {
  return settingGroups.find((group) => addressOf(group) === address) ?? null
}

export function groupHref(group: SettingGroup) {
  return group === 'contact' ? '/admin/settings' : `/admin/settings/${addressOf(group)}`
}

function addressOf(group: SettingGroup) {
  return isLanguage(group) ? englishNames[group].toLowerCase().replaceAll(' ', '-') : group
}

/** Which control is drawn for a setting. */
export type Control =
  | 'text'
  | 'long-text'
  | 'tel'
  | 'email'
  | 'whole-number'
  | 'money'
  | 'money-range'
  | 'percent'
  | 'miles'
  | 'url'
  | 'choice'
  | 'note'
