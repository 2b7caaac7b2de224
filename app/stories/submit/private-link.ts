import { type Language, pathIn } from '../../platform/language.ts'

/** The token stands in the query, which our log never holds; the page says no-store, noindex and no-referrer. */
export const privatePagePath = '/approval-wall/my-story'
export const tokenParameter = 'key'

export function privateLink(siteUrl: string, token: string, language: Language = 'en') {
  return `${siteUrl}${pathIn(language, privatePagePath)}?${tokenParameter}=${encodeURIComponent(token)}`
}
