import { findAddress } from './find-address.ts'

const maxLength = 200

/** The page a form was opened from: a stranger's word, so it must be an address of ours, and is never more than one. */
export function sourcePageOf(from: string): string | null {
  if (from.length > maxLength) return null
  const path = from.toLowerCase()
  return /^\/[a-z0-9/-]*$/.test(path) && isSourcePage(path) ? path : null
}

/** A form, or a page made for one person, is no source. */
export function isSourcePage(path: string) {
  const address = findAddress(path)
  return address?.kept === 'page' && !address.isReserved
}
