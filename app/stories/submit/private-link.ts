import { type Language, pathIn } from '../../platform/language.ts'

/** The token stands in the query, which our log never holds; the page says no-store, noindex and no-referrer. */
export const privatePagePath = '/approval-wall/my-story'
export const tokenParameter = 'key'

/** Said to who has just sent the story in. */
export const sentParameter = 'sent'

export function privateLink(siteUrl: string, token: string, language: Language = 'en') {
  return `${siteUrl}${privateHref(token, language)}`
}

export function privateHref(token: string, language: Language = 'en') {
  return `${pathIn(language, privatePagePath)}?${tokenParameter}=${encodeURIComponent(token)}`
}
