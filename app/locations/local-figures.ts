import { sources } from '../almanac/source.ts'
import type { Figure } from '../landing/sections.ts'
import { grouped } from '../platform/us-number.ts'
import type { Site } from '../site/site.ts'
import { countWithin } from './nearest.ts'
import type { Place } from './place.ts'
import { fundingIn } from './state-funding.ts'

/** The specified figures (§3), on the pages of the cities the site lists: one for all of them, and said so. */
export function servedFigures({ claims }: Site): Figure[] {
  return [
    { label: 'Residents helped', value: claims.residentsHelped },
    { label: 'Properties', value: claims.localProperties },
    { label: 'Success rate, all listed cities', value: claims.localSuccessRate },
    { label: 'Average response', value: claims.localResponse },
  ]
}

/** Of any other town: what we offer there, and how far we look. */
export function termFigures(place: Place, site: Site): Figure[] {
  const { claims, numbers } = site
  return [
    { label: 'Funding', value: fundingIn(site, place.state) },
    { label: `Towns within ${claims.nearbyMiles}`, value: grouped(countWithin(place, numbers.nearbyMiles)) },
  ]
}

export function populationFigure({ population, populationYears }: Place): Figure {
  const counted = populationYears === '2020' ? '2020 census' : `census estimate ${sources.places.years}`
  return { label: `Population, ${counted}`, value: grouped(population) }
}

/** Landlords often ask for three times the rent. */
export function incomeFor(rent: number) {
  return Math.round((rent * 3) / 50) * 50
}
