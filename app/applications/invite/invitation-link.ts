import { type Language, pathIn } from '../../platform/language.ts'

/** The token stands in the query, which our log never holds; the page says no-store, noindex and sends no address on. */
export const invitedPath = '/approval-wall/invited'
export const invitationParameter = 'key'

export function invitedHref(token: string) {
  return `${invitedPath}?${invitationParameter}=${encodeURIComponent(token)}`
}

export function invitationLink(siteUrl: string, token: string, language: Language) {
  return `${siteUrl}${pathIn(language, invitedHref(token))}`
}
