import { sources } from '../almanac/source.ts'
import type { CityRange, Section, TownLink } from '../landing/sections.ts'
import type { Language } from '../platform/language.ts'
import { grouped } from '../platform/us-number.ts'
import {
  amountOf,
  comparableRent,
  datedAmount,
  isDoubtful,
  ownRent,
  rentAround,
  standInOf,
} from './census-rent.ts'
import { wayText } from './direction-words.ts'
import { type NearbyPlace, nearestPlaces } from './nearest.ts'
import { isAcrossWater } from './open-water.ts'
import { landingPath } from './paths.ts'
import type { Place, State } from './place.ts'
import { listPlacesIn } from './places.ts'
import { milesBetween } from './sphere.ts'
import { statePageWords } from './state-page-words.ts'
import { inSentence } from './state-words.ts'
import { townWords } from './town-words.ts'

/** In a straight line: nobody here knows the roads. */
const nearMiles = 45
const cityCount = 3
/** Further down nobody would call it one of the largest of its state. */
const rankedFirst = 10
const townCount = 3
/** Medians of smaller places are rough; where there are too few larger ones they count too. */
const leastPeople = 5000

/** The cheapest and the dearest towns around the largest cities. */
export function nearLargestCities(state: State, language: Language): Section[] {
  const { heading, lead } = statePageWords[language].rents.nearCities
  const around = citiesApart(state.code).map((city) => ({ city, ...townsAround(city) }))
  // Said once above where some are left out; beside a city that has too few larger towns it is said that all count.
  const isAnyCut = around.some(({ isCut }) => isCut)
  const cities = around.flatMap((found) => rangeAround(found, isAnyCut, language) ?? [])
  if (cities.length === 0) return []
  return [
    {
      kind: 'ranges',
      heading: heading(nearMiles, inSentence(state.name, language), cities.length),
      lead: [
        lead(sources.rents.years, isAnyCut ? grouped(leastPeople) : null),
        around.some(({ hasAcross }) => hasAcross) && townWords[language].reach.note.across,
      ]
        .filter(Boolean)
        .join(' '),
      cities,
    },
  ]
}

/** The largest, none near a larger one. */
function citiesApart(stateCode: string) {
  const chosen: Place[] = []
  for (const city of listPlacesIn(stateCode).slice(0, rankedFirst)) {
    if (chosen.length === cityCount) break
    if (chosen.every((other) => milesBetween(city, other) > nearMiles)) chosen.push(city)
  }
  return chosen
}

type TownsAround = { city: Place; towns: NearbyPlace[]; isCut: boolean; hasAcross: boolean }

/** The cheapest first. */
function townsAround(city: Place): Omit<TownsAround, 'city'> {
  const all = nearestPlaces(city, { withinMiles: nearMiles, limit: 3000 }).filter(hasRent)
  const known = all.filter(({ place }) => !isAcrossWater(city, place))
  const large = known.filter(({ place }) => place.population >= leastPeople)
  const isCut = large.length >= 2 * townCount
  const towns = (isCut ? large : known).sort(
    (a, b) =>
      (a.place.rent ?? 0) - (b.place.rent ?? 0) ||
      // 'Over $3,500' is above $3,500.
      Number(a.place.isTopRent) - Number(b.place.isTopRent) ||
      a.miles - b.miles,
  )
  return { towns, isCut, hasAcross: known.length < all.length }
}

function rangeAround(
  { city, towns, isCut }: TownsAround,
  isAnyCut: boolean,
  language: Language,
): CityRange | null {
  const shown = Math.min(townCount, Math.floor(towns.length / 2))
  if (shown === 0) return null
  const words = statePageWords[language].rents.nearCities
  const around = rentAround(city)
  const own = around && standInOf(around) === null ? around : null
  return {
    name: city.name,
    text: words.city(city.name, own && datedAmount(own, language), towns.length, isAnyCut && !isCut),
    cheapest: towns.slice(0, shown).map((town) => linkTo(town, city, language)),
    dearest: towns
      .slice(-shown)
      .reverse()
      .map((town) => linkTo(town, city, language)),
  }
}

function hasRent({ place }: NearbyPlace) {
  const rent = comparableRent(place)
  return rent !== null && !isDoubtful({ value: rent }, place)
}

function linkTo({ place, miles }: NearbyPlace, from: Place, language: Language): TownLink {
  const { town } = statePageWords[language].rents.nearCities
  return {
    name: place.state === from.state ? place.name : `${place.name}, ${place.state}`,
    href: landingPath(place),
    note: town(amountOf(ownRent(place), language), wayText(miles, null, language)),
  }
}
