import type { IncomingMessage } from 'node:http'
import { requestRefusalWords } from '../../app/layout/request-refusal-words.ts'
import { photoWords } from '../../app/photos/words.ts'
import { askedIn, isAdminPath } from '../../app/site/find-address.ts'
import { isUpload } from '../admission/limits.ts'
import { parseTarget } from './request-target.ts'
import { closedPolicy, hashSource } from './security-headers.ts'

export const refusalStatus = { 'too-large': 413, 'too-slow': 408, 'too-busy': 503, failed: 500 }

export type Reason = keyof typeof refusalStatus
type Refusal = { detail?: string; html?: string; headers: Record<string, string> }

/** The colours of app/ui/tokens.css. No file may be needed: there may be nobody to send it. */
const style =
  ':root{color-scheme:light dark;background:light-dark(#f6efe1,#0e1a16);color:light-dark(#1b2822,#f2e9d7);' +
  'font:1.125rem/1.5 system-ui,sans-serif}main{max-width:32rem;margin:12vh auto;padding:0 1.25rem}' +
  'h1{font:600 1.75rem/1.2 Georgia,serif}a{color:light-dark(#15493a,#9fd2b6)}'
const policy = `${closedPolicy}; style-src ${hashSource(style)}`

/**
 * What is said to a request that is taken to no page: to a browser as a page in the language of the address, with a
 * link to it, to everybody else as a line.
 */
export function refusalOf(
  { url, headers, method }: IncomingMessage,
  reason: Reason,
  requestId: string,
): Refusal {
  const target = parseTarget(url)
  if (target.kind !== 'page' || !headers.accept?.includes('text/html'))
    return { detail: lineOf(requestRefusalWords.en, reason, requestId), headers: {} }
  const { pathname, search } = target
  const { language } = askedIn(pathname)
  const words = requestRefusalWords[language]
  const { title } = words[reason]
  const line = lineOf(words, reason, requestId)
  const isForm = method === 'POST'
  const takesPhotos = reason === 'too-large' && isUpload(pathname) && !isAdminPath(pathname)
  const sentences = [
    isForm && reason !== 'failed' ? `${line} ${words.notSaved}` : line,
    ...(takesPhotos ? [`${photoWords[language].refusals['too-large']}.`] : []),
    `<a href="${escaped(pathname + search)}">${isForm ? words.openAnew : words.tryAgain}</a>`,
  ]
  return {
    html:
      `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>` +
      `<main><h1>${title}</h1>${sentences.map((one) => `<p>${one}</p>`).join('')}</main></html>\n`,
    headers: { 'Content-Security-Policy': policy },
  }
}

/** By the reference a failure is found in the log. */
function lineOf(words: typeof requestRefusalWords.en, reason: Reason, requestId: string) {
  const { text } = words[reason]
  return reason === 'failed' ? `${text} ${words.reference(requestId)}` : text
}

/** The address is whatever the client wrote. */
function escaped(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
