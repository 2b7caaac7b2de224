import type { Place } from '../locations/place.ts'
import { allPlaces, bareSlugOf, listPlacesIn } from '../locations/places.ts'
import { parsePlaceSlug } from '../locations/slug.ts'

const fewLetters = 2
const shortName = 5

/** Towns that begin with what was typed, largest first, then those a slip or two away. */
export function similarPlaces(slug: string, limit: number): Place[] {
  const { bareSlug = slug, state = '' } = parsePlaceSlug(slug) ?? {}
  if (bareSlug.length < fewLetters) return []
  const places = state ? listPlacesIn(state) : allPlaces()
  const begun = places.filter((place) => place.slug.startsWith(bareSlug))
  if (begun.length >= limit) return begun.slice(0, limit)
  const maxSlips = bareSlug.length < shortName ? 1 : 2
  const near = places
    .filter((place) => place.slug.startsWith(bareSlug.charAt(0)) && !begun.includes(place))
    .map((place) => ({ place, slips: slipsBetween(bareSlug, bareSlugOf(place), maxSlips) }))
    .filter(({ slips }) => slips <= maxSlips)
    // The sort keeps the order of size among equals.
    .sort((a, b) => a.slips - b.slips)
    .map(({ place }) => place)
  return [...begun, ...near].slice(0, limit)
}

/** Letters that are missing, too many or wrong (Levenshtein); one more than `most` when there are more. */
function slipsBetween(one: string, other: string, most: number) {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const swapped = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
    if (Math.min(...row) > most) return most + 1
  }
  return row[other.length] ?? most + 1
}
