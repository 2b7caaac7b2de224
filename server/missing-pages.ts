import type { ServerResponse } from 'node:http'
import type { PathAnswer } from '../app/redirects/check-redirect.ts'
import type { Page } from './page-cache.ts'
import { plainAnswer } from './plain-answer.ts'

/** An unknown article is sent on to /404 (DESIGN §3.4): what is missing is the article. */
export const missingPath = '/404'

export function isMiss({ status, headers }: Page) {
  return status === 404 || (status === 302 && headers.location === missingPath)
}

/** Browsers ask again after five minutes: a redirect that was removed must not live on in them. */
export function sendRedirect(response: ServerResponse, target: string) {
  const headers = { Location: target, 'Cache-Control': 'max-age=300' }
  plainAnswer(response, 301, { headers, detail: `Moved to ${target}` })
}

/** In the words of who makes redirects. */
export function answerOf({ status, headers }: Response): PathAnswer {
  const to = headers.get('Location')
  if (status === 404 || (status === 302 && to === missingPath)) return { kind: 'missing' }
  return status >= 300 && status < 400 && to !== null ? { kind: 'moved', to } : { kind: 'page' }
}
