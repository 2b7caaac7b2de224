import { type CensusFigures, censusFigures } from '../../../almanac/census-figures.ts'
import { type CountyStandings, countyStandings } from '../../../almanac/county.ts'
import { type PeopleAndHomes, peopleAndHomes } from '../../../almanac/people-and-homes.ts'
import { placeRow } from '../../../almanac/place-row.ts'
import type { Language } from '../../../platform/language.ts'
import { stateNameOf } from '../../../platform/us-states.ts'
import { comparableRent } from '../../census-rent.ts'
import { wayText } from '../../direction-words.ts'
import { type NearbyPlace, nearestPlaces } from '../../nearest.ts'
import type { Place } from '../../place.ts'
import { nameWithoutCounty } from '../../place-words.ts'
import { allPlaces, listPlacesBeside } from '../../places.ts'
import { directionTo, milesBetween } from '../../sphere.ts'
import { inSentence } from '../../state-words.ts'
import { townWords } from '../../town-words.ts'

/** Everything a line about a town is made from: its own figures and whom it is set beside. */
export type Surroundings = {
  language: Language
  place: Place
  /** 'Reno (Parker County)' is told apart by its page. */
  name: string
  state: string
  known: PeopleAndHomes
  own: CensusFigures
  counties: CountyStandings | null
  /** Places of the same county, largest first, itself among them; none for New York, which lies in five. */
  inCounty: readonly Place[]
  near: readonly NearbyPlace[]
  /** Those of them of which the census publishes something. */
  around: Neighbor[]
  larger: NearbyPlace | null
}

export type Neighbor = NearbyPlace & { figures: CensusFigures }

/** Where towns lie close, searching far would cost more than the rest of the page. */
const nearMiles = 15
const farMiles = 60
const searched = 16
/** Of the few largest cities of the country the nearest larger one may be far away. */
const fewLarger = 300

export function surroundingsOf(place: Place, language: Language): Surroundings {
  const near = townsNear(place)
  const { censusCounty, county } = placeRow(place)
  return {
    language,
    place,
    name: nameWithoutCounty(place),
    state: inSentence(stateNameOf(place.state), language),
    known: peopleAndHomes(place),
    own: censusFigures(place),
    counties: countyStandings(censusCounty),
    inCounty: county ? listPlacesBeside(place) : [],
    near,
    around: near
      .map((town) => ({ ...town, figures: censusFigures(town.place) }))
      .filter(
        ({ place: town, figures }) =>
          figures.income ?? figures.renting ?? figures.built ?? comparableRent(town),
      ),
    larger: near.find((town) => town.place.population > place.population) ?? farLarger(place),
  }
}

function townsNear(place: Place) {
  const near = nearestPlaces(place, { withinMiles: nearMiles, limit: searched })
  return near.length < searched ? nearestPlaces(place, { withinMiles: farMiles, limit: searched }) : near
}

/** The table begins with the largest place, so that those before this one are larger. */
function farLarger(place: Place): NearbyPlace | null {
  if (place.row === 0 || place.row > fewLarger) return null
  const [nearest] = allPlaces()
    .slice(0, place.row)
    .map((town) => ({ place: town, miles: milesBetween(place, town) }))
    .sort((one, other) => one.miles - other.miles)
  return nearest ? { ...nearest, direction: directionTo(place, nearest.place) } : null
}

/** 'Odessa', and of another state 'Hobbs, NM'. */
export function townName(town: Place, { place }: Pick<Surroundings, 'place'>) {
  return town.state === place.state ? town.name : `${town.name}, ${town.state}`
}

/** Another town as a sentence names it: 'Odessa', '12 miles west'. */
export function seenFrom({ place: town, miles, direction }: NearbyPlace, at: Surroundings) {
  return { name: townName(town, at), way: wayText(miles, direction, at.language) }
}

export function wordsAt({ language }: Surroundings) {
  return townWords[language].figures
}
