import type { Fact } from '../almanac/fact.ts'
import { fairRents } from '../almanac/fair-rents.ts'
import { sources, yearsOf } from '../almanac/source.ts'
import type { DotKind, Section, TownMap, TownRent } from '../landing/sections.ts'
import { countWhere } from '../platform/count-where.ts'
import type { Language } from '../platform/language.ts'
import { medianOf } from '../platform/median.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import {
  type CensusRent,
  comparableRent,
  datedAmount,
  ownRent,
  rentAround,
  standInOf,
} from './census-rent.ts'
import { landingPath } from './paths.ts'
import type { Place, State } from './place.ts'
import { listPlacesIn } from './places.ts'
import { statePageWords } from './state-page-words.ts'
import { inSentence } from './state-words.ts'
import { mapOfState } from './town-map.ts'

const tableLength = 10

type Town = { place: Place; rent: CensusRent | null }

/** What the towns of a state cost: a map of all, a table of the largest. */
export function stateRents(state: State, language: Language): Section[] {
  const words = statePageWords[language].rents
  const towns = listPlacesIn(state.code).map((place) => ({ place, rent: comparedRent(place) }))
  const rents = towns.flatMap(({ rent }) => rent?.value ?? []).sort((a, b) => a - b)
  const largest = towns.slice(0, tableLength)
  return [
    {
      kind: 'rentMap',
      heading: words.heading(inSentence(state.name, language)),
      lead: leadOf(state, rents, language),
      map: mapOf(state, towns, rents, language),
      caption: words.largest(largest.length),
      rows: largest.map((town) => rowOf(town, language)),
      remark: bySize(towns, language),
      note: words.note(sources.rents.years, yearsOf(sources.fairRents, language)),
    },
  ]
}

/** Not one of other years than the rest. */
function comparedRent(place: Place) {
  return comparableRent(place) === null ? null : ownRent(place)
}

/** With many towns the ends are those of a few odd ones: a tenth on each side is left out. */
function leadOf({ name }: State, rents: readonly number[], language: Language) {
  const { leadOfFew, leadOfMany } = statePageWords[language].rents
  const [state, towns] = [inSentence(name, language), grouped(rents.length)]
  const at = (share: number) => dollars(part(rents, share))
  const half = dollars(Math.round(medianOf(rents)))
  return rents.length < manyTowns
    ? leadOfFew(state, towns, half, dollars(rents[0] ?? 0), dollars(rents.at(-1) ?? 0))
    : leadOfMany(state, towns, half, at(0.1), at(0.9))
}

const manyTowns = 60

function mapOf(state: State, towns: readonly Town[], rents: readonly number[], language: Language): TownMap {
  const words = statePageWords[language].rents
  const largest = towns.slice(0, tableLength)
  const [low, high] = [part(rents, 1 / 3), part(rents, 2 / 3)]
  const kindOf = (rent: CensusRent | null): DotKind => {
    if (!rent) return 'unknown'
    if (rent.value <= low) return 'less'
    return rent.value < high ? 'same' : 'more'
  }
  const mapped = towns.map(({ place, rent }) => ({ place, kind: kindOf(rent) }))
  const { milesPerDot, ...map } = mapOfState(
    mapped,
    largest.map(({ place }) => place),
  )
  const without = countWhere(mapped, ({ kind }) => kind === 'unknown')
  return {
    ...map,
    label: words.map(
      state.name,
      largest.length,
      largest.map(({ place }, index) => `${index + 1} ${place.name}`).join(', '),
    ),
    legend: [
      { kind: 'less', text: words.lowestThird(dollars(low)) },
      { kind: 'same', text: words.middleThird },
      { kind: 'more', text: words.highestThird(dollars(high)) },
      ...(without > 0 ? [{ kind: 'unknown' as const, text: words.without(without) }] : []),
    ],
    ...(milesPerDot > 1 && { note: words.shared(milesPerDot) }),
  }
}

function rowOf({ place }: Town, language: Language): TownRent {
  const rent = rentAround(place)
  const whose = rent && standInOf(rent, language)
  const fair = fairRents(place)?.byBedrooms[2] ?? null
  return {
    name: place.name,
    href: landingPath(place),
    people: grouped(place.population),
    rent: datedAmount(rent, language),
    ...(whose && { whose }),
    fair: fair ? dollars(fair.value) : statePageWords[language].rents.noFigure,
    facts: [rent, fair].filter((fact): fact is Fact => fact !== null),
  }
}

const sizes = [
  { size: 'over100', least: 100_000, most: Infinity },
  { size: 'to100', least: 25_000, most: 100_000 },
  { size: 'to25', least: 5000, most: 25_000 },
  { size: 'under5', least: 0, most: 5000 },
] as const
/** The middle of two says nothing. */
const fewest = 3

/** What the middle town of each size costs. */
function bySize(towns: readonly Town[], language: Language) {
  const words = statePageWords[language].rents
  const classes = sizes.flatMap(({ size, least, most }) => {
    const rents = towns
      .filter(({ place }) => place.population >= least && place.population < most)
      .flatMap(({ rent }) => rent?.value ?? [])
      .sort((a, b) => a - b)
    return rents.length < fewest
      ? []
      : [words.size(words.sizes[size], dollars(Math.round(medianOf(rents))), grouped(rents.length))]
  })
  return classes.length > 1 ? words.bySize(classes.join('; ')) : ''
}

/** The value at a share of a sorted list. */
function part(sorted: readonly number[], share: number) {
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}
