import type { Section, TownGroup, TownLink } from '../landing/sections.ts'
import { slugOf } from '../platform/slug.ts'
import { milesText } from '../platform/us-number.ts'
import type { Site } from '../site/site.ts'
import { wayText } from './direction-words.ts'
import { landingPath } from './paths.ts'
import type { Place, State } from './place.ts'
import { findPlace, listPlacesIn } from './places.ts'
import { milesBetween } from './sphere.ts'
import { statePageWords } from './state-page-words.ts'

const largestTowns = 24

/** Each town under the major city it is nearest to, nearest first; none of those cities again. */
export function stateTowns(state: State, cities: readonly Place[], site: Site): Section[] {
  const { claims, numbers, language } = site
  const words = statePageWords[language].page.towns
  const towns = townsOf(state, cities)
    .flatMap((town) => nearestCity(town, cities))
    .sort((a, b) => a.miles - b.miles)
  // One with the coordinates of a city lies nobody knows where.
  const near = towns.filter(({ miles }) => miles > 0 && miles <= numbers.nearbyMiles)
  const far = towns.filter(({ miles }) => miles > numbers.nearbyMiles)
  const groups: TownGroup[] = [
    ...cities.map((city) => ({
      heading: words.near(city.name),
      towns: near
        .filter((town) => town.city === city)
        .map((town) => linkTo(town, words.way(wayText(town.miles, null, language)))),
    })),
    {
      heading: words.farther,
      towns: far.map((town) => linkTo(town, words.from(milesText(town.miles, language), town.city.name))),
    },
  ].filter((group) => group.towns.length > 0)
  if (groups.length === 0) return []
  return [
    {
      kind: 'townGroups',
      heading: words.heading(state.name),
      lead: words.lead(claims.nearbyMiles),
      groups,
    },
  ]
}

type Near = { town: Place; city: Place; miles: number }

function nearestCity(town: Place, cities: readonly Place[]): Near[] {
  const [nearest] = cities
    .map((city) => ({ town, city, miles: milesBetween(town, city) }))
    .sort((a, b) => a.miles - b.miles)
  return nearest ? [nearest] : []
}

function linkTo({ town }: Near, note: string): TownLink {
  return { name: town.name, href: landingPath(town), note }
}

/** A dozen spread over the state, and its largest; all of them stand in the list from A to Z. */
function townsOf(state: State, cities: readonly Place[]) {
  const spread = state.towns.flatMap((name) => findPlace(`${slugOf(name)}-${state.code.toLowerCase()}`) ?? [])
  const others = listPlacesIn(state.code).filter((place) => !cities.includes(place))
  const chosen = [...spread, ...others.slice(0, largestTowns)]
  return [...new Set(chosen)].filter((place) => !cities.includes(place))
}
