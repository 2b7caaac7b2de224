import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/wall.ts'
import { words as es } from './words/es/wall.ts'

/** What the wall and its stories say around them. */
export const wallWords: InLanguages<typeof en> = { en, es }
