import { slugOf } from '../platform/slug.ts'
import { isStateCode } from './states.ts'

// The longest address we make ourselves has 46 characters.
const maxNameLength = 80

/** Each word capitalised: 'salt-lake-city' reads 'Salt Lake City'. */
export function titleOf(slug: string) {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * How links to funding pages are specified: lower case, only the first space a hyphen.
 * For one word or two that is the address itself. 'Salt Lake City' gives 'salt-lake city' and
 * 'St. Louis' 'st.-louis', and an address with a space or a dot is a spelling that must redirect.
 * So the canonical address is `slugOf` the name, 'salt-lake-city'; the specified one leads there.
 */
export function fundingSlug(cityName: string) {
  return cityName.toLowerCase().replace(' ', '-')
}

/** 'new-york-ny' is New York in NY; null when the last piece is no state or nothing stands before it. */
export function parsePlaceSlug(slug: string) {
  const cut = slug.lastIndexOf('-')
  const bareSlug = slug.slice(0, Math.max(cut, 0))
  const state = slug.slice(cut + 1).toUpperCase()
  return bareSlug && isStateCode(state) ? { name: titleOf(bareSlug), bareSlug, state } : null
}

/** Whether a stranger's text can be the name of a place at all; what cannot is answered 404. */
export function isPossibleName(text: string) {
  if (text.length > maxNameLength || /[\p{C}%]/u.test(text)) return false
  const slug = slugOf(text)
  // Folding can lengthen: one 'ﬃ' becomes three letters.
  if (slug.length > maxNameLength) return false
  return /[a-z]/.test(parsePlaceSlug(slug)?.bareSlug ?? slug)
}
