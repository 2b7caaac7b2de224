import type { ConsentKind } from '../db/vocabulary.ts'
import type { InLanguages, Language } from '../platform/language.ts'
import { words as en } from './words/en/consents.ts'
import { words as es } from './words/es/consents.ts'

const words: InLanguages<typeof en> = { en, es }

type Consent = {
  /** Of each language: raised whenever its wording changes. What was agreed to before stays what it was. */
  versions: InLanguages<number>
  isNeeded: boolean
}

/** Each is a box of its own, unticked. What was agreed to is kept with the words as they were read. */
const consents: Record<ConsentKind, Consent> = {
  contact: { versions: { en: 1, es: 1 }, isNeeded: true },
  machine: { versions: { en: 1, es: 1 }, isNeeded: false },
  news: { versions: { en: 1, es: 1 }, isNeeded: false },
}

/** As they are asked for in a language. */
export function consentsIn(language: Language) {
  const asked = (kind: ConsentKind) => {
    const { versions, isNeeded } = consents[kind]
    return { ...words[language][kind], version: versions[language], isNeeded }
  }
  return { contact: asked('contact'), machine: asked('machine'), news: asked('news') }
}
