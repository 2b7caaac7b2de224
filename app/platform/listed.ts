import { type Language, localeOf } from './language.ts'

const lists = new Map<Language, Intl.ListFormat>()

/** 'Waco, Hewitt, and Temple'. To create a formatter takes longer than all it formats for a page: each is cached. */
export function listed(words: readonly string[], language: Language) {
  const list = lists.get(language) ?? new Intl.ListFormat(localeOf[language])
  lists.set(language, list)
  return list.format(words)
}
