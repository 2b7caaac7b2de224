import type { InLanguages } from '../../platform/language.ts'

/** What the team calls the languages people apply in. */
const names: InLanguages<string> = { en: 'English', es: 'Spanish' }

export const languageWords = {
  names,
  mailsIn: { en: `Mails in ${names.en}`, es: `Mails in ${names.es}` } satisfies InLanguages<string>,
}
