import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/gallery.ts'

/** The pages of samples, in development only. */
export const galleryWords: InEnglish<typeof en> = { en }
