import { fairRents } from '../almanac/fair-rents.ts'
import { dollars } from '../platform/us-number.ts'
import type { Place } from './place.ts'
import { rentInShort } from './rent-words.ts'

/** 'Second Chance Apartments in Houston, TX: 1-bedroom fair rent $1,323'; the brand where HUD names no rent. */
export function landingTitle(
  { name, state }: { name: string; state: string },
  place: Place | null,
  brand: string,
) {
  const title = `Second Chance Apartments in ${name}, ${state}`
  const rents = place && fairRents(place)
  return rents ? `${title}: 1-bedroom fair rent ${dollars(rents.byBedrooms[1].value)}` : `${title} | ${brand}`
}

/** For a description: the town's own figures with their year. */
export function rentSnippet(place: Place) {
  const rents = fairRents(place)
  const fair = rents
    ? `Fair rent ${dollars(rents.byBedrooms[1].value)} for 1 bedroom, ${dollars(rents.byBedrooms[2].value)} for 2 (${rents.byBedrooms[1].source.short})`
    : null
  const median = rentInShort(place)
  const parts = [fair, median].filter((part) => part !== null)
  return parts.length > 0 ? `${sentenceCase(parts.join('; '))}.` : ''
}

function sentenceCase(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
