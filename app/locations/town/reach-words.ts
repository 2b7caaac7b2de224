import { sources } from '../../almanac/source.ts'
import { countWhere } from '../../platform/count-where.ts'
import type { Language } from '../../platform/language.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import { amountOf, type CensusRent, comparableRent, standInOf, topRent } from '../census-rent.ts'
import { directionWords, wayText } from '../direction-words.ts'
import type { NearbyPlace } from '../nearest.ts'
import type { Place } from '../place.ts'
import { people } from '../place-words.ts'
import { inSentence } from '../state-words.ts'
import { townWords } from '../town-words.ts'
import { type Band, isCompared, type Reach, type ReachedTown, rentIn } from '../within-reach.ts'

/** Towns of other states carry their state's code. */
export function nameFrom(town: Place, from: Place) {
  return town.state === from.state ? town.name : `${town.name}, ${town.state}`
}

/** How many cost less, here and in the nearer ring; first of all where that is nearly all or nearly none. */
export function leadOf(place: Place, { towns, bands, home }: Reach, language: Language) {
  const words = townWords[language].reach.lead
  const counted = {
    known: countWhere(towns, isCompared),
    less: countLess(towns),
    nearer: countLess(bands[0]?.towns ?? []),
    miles: bands.at(-1)?.to ?? 0,
  }
  const than = {
    name: place.name,
    county: home.of.kind === 'county' ? standInOf(home, language) : null,
    zip: home.of.kind === 'zip' ? home.of.name : null,
  }
  if (counted.less === 0) return words.none(counted, than, amountOf(home, language))
  return counted.less === counted.known ? words.all(counted, than) : words.some(counted, than)
}

export function bandHeading({ from, to, towns }: Band, language: Language) {
  const known = countWhere(towns, isCompared)
  return townWords[language].reach.band({ from, to, known, less: countLess(towns) })
}

/** What is worth knowing of those that cost less: the largest, the nearest, on which side they lie, and the dearest. */
export function remarksOn(place: Place, reach: Reach, language: Language): string[] {
  const less = reach.towns.filter(({ kind }) => kind === 'less')
  const words = [
    ...largestAndNearest(place, less, reach, language),
    ...sideOf(place, less, language),
    ...dearest(place, reach, language),
  ]
  return words.length > 0 ? [words.join(' ')] : []
}

/** Another town as a sentence names it. */
export function seenFrom(from: Place, { place, miles, direction }: NearbyPlace, language: Language) {
  return { name: nameFrom(place, from), way: wayText(miles, direction, language) }
}

function largestAndNearest(from: Place, less: ReachedTown[], { home }: Reach, language: Language): string[] {
  const words = townWords[language].reach.remarks
  const [nearest] = less
  const largest = less.reduce<ReachedTown | undefined>(
    (best, town) => (best && best.place.population >= town.place.population ? best : town),
    undefined,
  )
  if (!nearest || !largest) return []
  const name = nameFrom(largest.place, from)
  const size = people(largest.place.population, language)
  const yearly = words.yearly(savedIn(largest.saved * 12, home, language))
  if (nearest === largest)
    return [(less.length === 1 ? words.only : words.nearestIsLargest)(name, size, yearly)]
  return [
    words.largest(seenFrom(from, largest, language), size, yearly),
    words.nearest(seenFrom(from, nearest, language), amountOf(rentIn(nearest), language)),
  ]
}

/** Where the census counts no further than a rent, it is further from the other than that. */
export function savedIn(amount: number, { isTop }: Pick<CensusRent, 'isTop'>, language: Language) {
  return isTop ? townWords[language].places.over(dollars(amount)) : dollars(amount)
}

/** Across a state line, in one county, or on one side, whichever most of them share. */
function sideOf(place: Place, less: readonly ReachedTown[], language: Language): string[] {
  if (less.length < 4) return []
  const words = townWords[language].reach.remarks
  const across = most(less.filter((town) => town.place.state !== place.state).map((town) => town.place.state))
  if (across && across.count * 4 >= less.length)
    return [words.across(across.count, less.length, inSentence(stateNameOf(across.value), language))]
  // Two states may have a county of one name; those across the line were counted above.
  const inState = less.filter((town) => town.place.state === place.state)
  const county = most(inState.map((town) => town.place.county).filter(Boolean))
  if (county && county.count * 3 >= less.length && county.count < less.length)
    return [words.inCounty(county.value, county.value === place.county, county.count, less.length)]
  const side = most(less.flatMap((town) => town.direction ?? []))
  return side && side.count * 3 >= less.length && side.count < less.length
    ? [words.toSide(directionWords[language].names[side.value], side.count, less.length)]
    : []
}

function dearest(from: Place, { towns, home }: Reach, language: Language): string[] {
  const dear = towns
    .filter(({ kind }) => kind === 'more')
    .sort((a, b) => a.saved - b.saved || isTop(b) - isTop(a) || a.miles - b.miles)
  const [first] = dear
  if (!first || -first.saved < home.value * 0.15) return []
  const words = townWords[language].reach.remarks
  return [words.dearest(seenFrom(from, first, language), amountOf(rentIn(first), language))]
}

/** 'Over $3,500' is above $3,500. */
function isTop({ place }: ReachedTown) {
  return Number(place.isTopRent)
}

function most<T>(values: readonly T[]): { value: T; count: number } | null {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [top] = [...counts].sort(([, a], [, b]) => b - a)
  return top ? { value: top[0], count: top[1] } : null
}

/** What is compared with what, and what is not. */
export function comparedNote(place: Place, { home, towns, hasAcross }: Reach, language: Language) {
  const words = townWords[language].reach.note
  const { source, of, isTop } = home
  const standIn = standInOf(home, language)
  const rent = dollars(home.value)
  const left = towns.filter((town) => !isCompared(town))
  const without = countWhere(left, ({ place }) => comparableRent(place) === null)
  const alsoTop = countWhere(left, ({ place }) => (comparableRent(place) ?? 0) > topRent)
  const tooLow = left.length - without - alsoTop
  return [
    words.compared(
      { years: source.years, rent, of: standIn ?? of.name, isTop },
      source.years === sources.rents.years ? null : sources.rents.years,
    ),
    hasAcross && words.across,
    standIn && words.noneOnFile(place.name),
    isTop && words.countsNoFurther(rent),
    alsoTop > 0 && words.alsoTop(alsoTop),
    without > 0 && words.without(without),
    tooLow > 0 && words.tooLow(tooLow),
  ]
    .filter(Boolean)
    .join(' ')
}

function countLess(towns: readonly ReachedTown[]) {
  return countWhere(towns, ({ kind }) => kind === 'less')
}
