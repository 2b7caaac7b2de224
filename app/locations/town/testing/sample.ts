import { placeRow } from '../../../almanac/place-row.ts'
import type { Section } from '../../../landing/sections.ts'
import { stateNameOf } from '../../../platform/us-states.ts'
import type { Place } from '../../place.ts'
import { allPlaces } from '../../places.ts'

/** Sixty towns spread over the table, from the largest to the smallest. */
export function sixtyTowns(): Place[] {
  const all = allPlaces()
  return Array.from({ length: 60 }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / 60)]).filter(
    (place) => place !== undefined,
  )
}

/** What a section says, without addresses. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return unsaid.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name))
  return []
}

const unsaid = new Set(['href', 'kind', 'slug', 'id'])

/** With the names of the place itself masked: a form letter is one whatever name stands in it. */
export function fiveWordsOf(sections: Section[], place: Place): Set<string> {
  const { metro } = placeRow(place)
  const names = [
    metro,
    place.county,
    place.county.replace(/ (County|Parish)$/, ''),
    stateNameOf(place.state),
    place.name,
  ]
  const text = names
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .reduce((said, name) => said.replaceAll(name, '_'), textsOf(sections).join(' '))
  const words = text.toLowerCase().match(/[^\s;:()]+/g) ?? []
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')))
}
