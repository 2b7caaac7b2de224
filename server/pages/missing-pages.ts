import type { ServerResponse } from 'node:http'
import { splitLanguage } from '../../app/platform/language.ts'
import type { PathAnswer } from '../../app/redirects/check-redirect.ts'
import type { RedirectCache } from '../../app/redirects/redirect-cache.server.ts'
import { findAddress, missingPath } from '../../app/site/find-address.ts'
import { localHref } from '../../app/ui/language.ts'
import { plainAnswer } from '../http/plain-answer.ts'
import type { Page } from './page-cache.ts'

/** An unknown article redirects to /404: what is missing is the article. */
export function isMiss({ status, headers }: Page) {
  return status === 404 || (status === 302 && isMissingPath(headers.location))
}

function isMissingPath(location: unknown) {
  return typeof location === 'string' && splitLanguage(location).path === missingPath
}

/** A redirect is made for every language of an address. */
export function elsewhereInLanguage(redirects: Pick<RedirectCache, 'find'>, pathname: string) {
  const { language, path } = splitLanguage(pathname)
  if (language === 'en') return undefined
  const target = redirects.find(path)
  // One that was made for a page of another language leads there.
  if (target === undefined || splitLanguage(target).language !== 'en') return target
  const [to = ''] = target.split(/[?#]/)
  const isTold = findAddress(to)?.isTranslated === true || redirects.find(to) !== undefined
  return isTold ? localHref(language, target) : target
}

/** Browsers ask again after five minutes: a redirect that was removed must not stay in their caches. */
export function sendRedirect(response: ServerResponse, target: string, search = '') {
  const headers = { Location: withQuery(target, search), 'Cache-Control': 'max-age=300' }
  plainAnswer(response, 301, { headers, detail: `Moved to ${target}` })
}

/** A campaign's mark stays with its visitor on this site; a query that the owner wrote goes before. */
function withQuery(target: string, search: string) {
  if (!target.startsWith('/') || target.includes('?')) return target
  const [path = '', ...anchor] = target.split('#')
  return [path + search, ...anchor].join('#')
}

/** As the check of redirects sees it. */
export function answerOf({ status, headers }: Response): PathAnswer {
  const to = headers.get('Location')
  if (status === 404 || (status === 302 && isMissingPath(to))) return { kind: 'missing' }
  return status >= 300 && status < 400 && to !== null ? { kind: 'moved', to } : { kind: 'page' }
}
