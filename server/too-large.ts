import type { IncomingMessage } from 'node:http'
import { tooLargeWords } from '../app/layout/too-large-words.ts'
import { photoWords } from '../app/photos/words.ts'
import { askedIn, isAdminPath } from '../app/site/find-address.ts'
import { isUpload } from './limits.ts'
import { parseTarget } from './request-target.ts'

/** What is said to a body that is too large: to a browser's form as a page, with a link to it. */
export function tooLargeIn({ url, headers }: IncomingMessage) {
  const target = parseTarget(url)
  if (target.kind !== 'page' || !headers.accept?.includes('text/html'))
    return { detail: 'That is more than this page takes.' }
  const { pathname, search } = target
  const { language } = askedIn(pathname)
  const { title, text, again } = tooLargeWords[language]
  const takesPhotos = isUpload(pathname) && !isAdminPath(pathname)
  const photos = takesPhotos ? `<p>${photoWords[language].refusals['too-large']}.</p>` : ''
  return {
    html:
      `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
      `<title>${title}</title><main><h1>${title}</h1><p>${text}</p>${photos}` +
      `<p><a href="${escaped(pathname + search)}">${again}</a></p></main></html>\n`,
  }
}

/** The address is whatever the client wrote. */
function escaped(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
