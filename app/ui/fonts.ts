import type { Language } from '../platform/language.ts'
import besley from './fonts/besley.woff2?url'
import accents from './fonts/besley-accents.woff2?url'

export const headFontUrl = besley

/** The letters of Spanish that the other file does not have: ¡¿ªº ÁÉÍÓÚÜÑ áíóúü. */
export const accentsFontUrl = accents

/**
 * What a page of the language needs for its first line, to ask for at once: a file that comes after the first paint
 * has every heading laid out again.
 */
export const fontUrls: Record<Language, string[]> = { en: [besley], es: [besley, accents] }
