import type { InLanguages } from '../platform/language.ts'
import { words as en } from './words/en/testimonials.ts'
import { words as es } from './words/es/testimonials.ts'

export const testimonialWords: InLanguages<typeof en> = { en, es }
