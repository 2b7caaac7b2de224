import { sources } from '../almanac/source.ts'
import type { CityRange, Section, TownLink } from '../landing/sections.ts'
import { milesText } from '../platform/us-number.ts'
import { amountOf, isDoubtful, ownRent } from './census-rent.ts'
import { type NearbyPlace, nearestPlaces } from './nearest.ts'
import { landingPath } from './paths.ts'
import type { Place, State } from './place.ts'
import { listPlacesIn } from './places.ts'
import { milesBetween } from './sphere.ts'
import { inSentence } from './state-words.ts'

/** Counted as an hour: nobody here knows the roads. */
const hourMiles = 45
const cityCount = 3
const townCount = 3
/** Medians of smaller places are rough; where there are too few larger ones they count too. */
const leastPeople = 5000

/** The cheapest and the dearest towns within an hour of the largest cities. */
export function hourAroundCities(state: State): Section[] {
  const cities = citiesApart(state.code).flatMap((city) => rangeAround(city) ?? [])
  if (cities.length === 0) return []
  return [
    {
      kind: 'ranges',
      heading: `An hour around the largest cities of ${inSentence(state.name)}`,
      lead: `The cheapest and the dearest towns by census median rent, ${sources.places.years}. We count ${hourMiles} miles in a straight line as an hour; the road is longer, and traffic decides.`,
      cities,
    },
  ]
}

/** The largest, none within an hour of a larger one. */
function citiesApart(stateCode: string) {
  const chosen: Place[] = []
  for (const city of listPlacesIn(stateCode)) {
    if (chosen.length === cityCount) break
    if (chosen.every((other) => milesBetween(city, other) > hourMiles)) chosen.push(city)
  }
  return chosen
}

function rangeAround(city: Place): CityRange | null {
  const known = nearestPlaces(city, { withinMiles: hourMiles, limit: 3000 }).filter(hasRent)
  const large = known.filter(({ place }) => place.population >= leastPeople)
  const towns = (large.length >= 2 * townCount ? large : known).sort(
    (a, b) => (a.place.rent ?? 0) - (b.place.rent ?? 0) || a.miles - b.miles,
  )
  const shown = Math.min(townCount, Math.floor(towns.length / 2))
  if (shown === 0) return null
  const own = ownRent(city)
  return {
    name: city.name,
    text: `${own ? `${amountOf(own)} in ${city.name} itself` : 'No figure for the city itself'}; ${towns.length} towns compared.`,
    cheapest: towns.slice(0, shown).map((town) => linkTo(town, city)),
    dearest: towns
      .slice(-shown)
      .reverse()
      .map((town) => linkTo(town, city)),
  }
}

function hasRent({ place }: NearbyPlace) {
  const rent = ownRent(place)
  return rent !== null && !isDoubtful(rent, place)
}

function linkTo({ place, miles }: NearbyPlace, from: Place): TownLink {
  return {
    name: place.state === from.state ? place.name : `${place.name}, ${place.state}`,
    href: landingPath(place),
    note: `${amountOf(ownRent(place))}, ${milesText(miles)}`,
  }
}
