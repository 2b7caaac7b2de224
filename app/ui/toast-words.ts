import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/toasts.ts'
import { words as es } from './words/es/toasts.ts'

/** Apart from the words of every page: toasts are fetched when there is something to say. */
export const toastWords: InLanguages<typeof en> = { en, es }
