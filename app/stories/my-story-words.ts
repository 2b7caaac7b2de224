import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/my-story.ts'
import { words as es } from './words/es/my-story.ts'

/** For the person who sent a story in. */
export const myStoryWords: InLanguages<typeof en> = { en, es }
