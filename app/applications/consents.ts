import type { ConsentKind } from '../db/vocabulary.ts'
import type { InLanguages, Language } from '../platform/language.ts'
import { shortHash } from '../platform/short-hash.ts'
import type { FormName } from '../site/forms.ts'
import { words as en } from './words/en/consents.ts'
import { words as es } from './words/es/consents.ts'

const words: InLanguages<typeof en> = { en, es }

const isNeeded: Record<ConsentKind, boolean> = { contact: true, machine: false, news: false }

/** Each is a box of its own, unticked. What was agreed to is kept with the words as they were read, and their version. */
export function consentsIn(language: Language, form?: string) {
  const asked = (kind: ConsentKind) => ({ ...words[language][kind], isNeeded: isNeeded[kind] })
  const contact = { ...asked('contact'), ...(form === kitForm && words[language].kitContact) }
  return { contact, machine: asked('machine'), news: asked('news') }
}

/** Sent back with a yes: a page that was open while its words changed shows others than are stored now. */
export function wordingMark(wording: string) {
  return shortHash(wording)
}

/** Told with the yes to texts to who asked for a text first. */
export function textFirstWords(language: Language) {
  return words[language].forText
}

const kitForm: FormName = 'diy-order'
