import { type Language, splitLanguage } from '../../app/platform/language.ts'
import { plainLetters } from '../../app/platform/plain-letters.ts'
import { readablePath } from '../../app/platform/readable-path.ts'
import { spelledRight } from '../../app/site/find-address.ts'

export type Target =
  | { kind: 'page'; pathname: string; search: string }
  | { kind: 'redirect'; location: string }
  /** No valid path can be decoded from it: '/state/%00'. */
  | { kind: 'unreadable'; language: Language }
  | { kind: 'bad'; status: 400 | 414; reason: string }

const maxTargetLength = 2048

/** Strangers' request line in, a clean path out. Never throws. */
export function parseTarget(raw: string | undefined): Target {
  if (!raw) return bad('The address is missing.')
  if (raw.length > maxTargetLength) return { kind: 'bad', status: 414, reason: 'The address is too long.' }
  const target = raw.startsWith('/') ? raw : withoutOrigin(raw)
  if (!target) return bad('The address cannot be read.')

  const end = target.search(/[?#]/)
  const path = end < 0 ? target : target.slice(0, end)
  const search = end < 0 || target[end] === '#' ? '' : (target.slice(end).split('#')[0] ?? '')
  const decoded = readablePath(path)
  if (decoded === null) return { kind: 'unreadable', language: splitLanguage(path).language }
  if (path.includes('\\') || /(^|\/)\.{1,2}(\/|$)/.test(decoded)) return bad('The address cannot be read.')

  const clean = spelledRight(
    plainLetters(path)
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1'),
  )
  // Always one leading slash: `//host` would be another site.
  return clean === path
    ? { kind: 'page', pathname: path, search }
    : { kind: 'redirect', location: clean + search }
}

function withoutOrigin(raw: string) {
  // The absolute form of a request line; its host is ignored.
  const match = /^https?:\/\/[^/?#]*([/?].*)?$/i.exec(raw)
  return match ? (match[1] ?? '/').replace(/^\?/, '/?') : null
}

function bad(reason: string): Target {
  return { kind: 'bad', status: 400, reason }
}
