import { fairRents } from '../almanac/fair-rents.ts'
import { shortOf, yearsOf } from '../almanac/source.ts'
import { upperFirst } from '../platform/first-letter.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import { branded, fittingTitle } from '../site/search-result.ts'
import type { Place } from './place.ts'
import { rentInShort } from './rent-words.ts'
import { townWords } from './town-words.ts'

/** 'Second Chance Apartments in Houston, TX: fair rent $1,323'; the brand where HUD names no rent. */
export function landingTitle(
  { name, state }: { name: string; state: string },
  place: Place | null,
  brand: string,
  language: Language = 'en',
) {
  const { title, titlesWithRent } = townWords[language].rents
  const where = `${name}, ${state}`
  const rents = place && fairRents(place)
  return fittingTitle(
    rents
      ? titlesWithRent(
          where,
          dollars(rents.byBedrooms[1].value),
          yearsOf(rents.byBedrooms[1].source, language),
        )
      : branded(title(where), brand),
  )
}

/** For a description, the fullest first: the town's own figures with their year. */
export function rentSnippets(place: Place, language: Language = 'en'): string[] {
  const rents = fairRents(place)?.byBedrooms
  const fair = rents
    ? townWords[language].rents.fairInShort(
        dollars(rents[1].value),
        dollars(rents[2].value),
        shortOf(rents[1].source, language),
      )
    : null
  const parts = [fair, rentInShort(place, language)].filter((part) => part !== null)
  const [first] = parts
  if (!first) return ['']
  return [parts.join('; '), first].map((said) => `${upperFirst(said)}.`)
}
