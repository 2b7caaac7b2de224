import type { Figure } from '../landing/sections.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import type { Site } from '../site/site.ts'
import { countWithin } from './nearest.ts'
import type { Place } from './place.ts'
import { listPlacesIn } from './places.ts'
import { rentFigures } from './rent-words.ts'
import { stateNameOf } from './states.ts'

/** The specified figures (§3), on the pages of the cities the site lists: one for all of them, and said so. */
export function servedFigures({ claims }: Site): Figure[] {
  return [
    { label: 'Residents helped', value: claims.residentsHelped },
    { label: 'Properties', value: claims.localProperties },
    { label: 'Success rate, all listed cities', value: claims.localSuccessRate },
    { label: 'Average response', value: claims.localResponse },
  ]
}

/** What can be counted of any town, from the tables in data/. */
export function countedFigures(place: Place, { claims, numbers }: Site): Figure[] {
  const inState = listPlacesIn(place.state)
  return [
    populationFigure(place),
    ...rentFigures(place),
    {
      label: `Place by size in ${stateNameOf(place.state)}`,
      value: `${grouped(inState.indexOf(place) + 1)} of ${grouped(inState.length)}`,
    },
    { label: `Towns within ${claims.nearbyMiles}`, value: grouped(countWithin(place, numbers.nearbyMiles)) },
    ...(place.rent === null
      ? []
      : [{ label: 'Income of three times the rent', value: dollars(incomeFor(place.rent)) }]),
  ]
}

export function populationFigure({ population, populationYears }: Place): Figure {
  const counted = populationYears === '2020' ? '2020 census' : 'census estimate 2019–2023'
  return { label: `Population, ${counted}`, value: grouped(population) }
}

/** Landlords often ask for three times the rent. */
export function incomeFor(rent: number) {
  return Math.round((rent * 3) / 50) * 50
}
