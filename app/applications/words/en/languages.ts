import type { InLanguages } from '../../../platform/language.ts'

/** What the team calls the languages people apply in. */
const names: InLanguages<string> = { en: 'English', es: 'Spanish' }

const mailsIn: InLanguages<string> = { en: 'Mails in English', es: 'Mails in Spanish' }

export const words = { names, mailsIn }
