import type { Fact } from '../almanac/fact.ts'
import { fairRents } from '../almanac/fair-rents.ts'
import { sources } from '../almanac/source.ts'
import type { DotKind, Section, TownMap, TownRent } from '../landing/sections.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import { amountOf, type CensusRent, ownRent, rentAround } from './census-rent.ts'
import { landingPath } from './paths.ts'
import type { Place, State } from './place.ts'
import { listPlacesIn } from './places.ts'
import { inSentence } from './state-words.ts'
import { mapOfState } from './town-map.ts'

const tableLength = 10

type Town = { place: Place; rent: CensusRent | null }

/** What the towns of a state cost: a map of all, a table of the largest. */
export function stateRents(state: State): Section[] {
  const towns = listPlacesIn(state.code).map((place) => ({ place, rent: ownRent(place) }))
  const rents = towns.flatMap(({ rent }) => rent?.value ?? []).sort((a, b) => a - b)
  const largest = towns.slice(0, tableLength)
  return [
    {
      kind: 'rentMap',
      heading: `Rents across ${inSentence(state.name)}`,
      lead: leadOf(state, rents),
      map: mapOf(state, towns, rents, largest),
      caption: `The ${largest.length} largest towns`,
      rows: largest.map(rowOf),
      remark: bySize(towns),
      note: `Census median rents of homes of all sizes with utilities, ${sources.places.years}. Fair rent of two bedrooms: HUD, ${sources.fairRents.years}, for the area the town lies in.`,
    },
  ]
}

/** With many towns the ends are those of a few odd ones: a tenth on each side is left out. */
function leadOf({ name }: State, rents: readonly number[]) {
  const half = `Half of the ${grouped(rents.length)} towns of ${inSentence(name)} with a figure have a census median rent under ${dollars(part(rents, 0.5))} a month`
  return rents.length < manyTowns
    ? `${half}; they run from ${dollars(rents[0] ?? 0)} to ${dollars(rents.at(-1) ?? 0)}.`
    : `${half}. A tenth lie under ${dollars(part(rents, 0.1))}, a tenth over ${dollars(part(rents, 0.9))}.`
}

const manyTowns = 60

function mapOf(
  state: State,
  towns: readonly Town[],
  rents: readonly number[],
  largest: readonly Town[],
): TownMap {
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
  const without = mapped.filter(({ kind }) => kind === 'unknown').length
  return {
    ...map,
    label: `Map of the towns of ${state.name} by rent. The ${largest.length} largest have numbers: ${largest.map(({ place }, index) => `${index + 1} ${place.name}`).join(', ')}.`,
    legend: [
      { kind: 'less', text: `lowest third, up to ${dollars(low)}` },
      { kind: 'same', text: 'middle third' },
      { kind: 'more', text: `highest third, from ${dollars(high)}` },
      ...(without > 0 ? [{ kind: 'unknown' as const, text: `no figure (${without})` }] : []),
    ],
    ...(milesPerDot > 1 && {
      note: `Towns within ${milesPerDot} miles of each other share a dot, the largest’s.`,
    }),
  }
}

function rowOf({ place }: Town): TownRent {
  const rent = rentAround(place)
  const fair = fairRents(place)?.byBedrooms[2] ?? null
  return {
    name: place.name,
    href: landingPath(place),
    people: grouped(place.population),
    rent: amountOf(rent),
    ...(rent?.of.kind === 'county' && { county: rent.of.name }),
    fair: fair ? dollars(fair.value) : 'no figure',
    facts: [rent, fair].filter((fact): fact is Fact => fact !== null),
  }
}

const sizes = [
  { least: 100_000, most: Infinity, words: 'over 100,000 people' },
  { least: 25_000, most: 100_000, words: '25,000 to 100,000' },
  { least: 5000, most: 25_000, words: '5,000 to 25,000' },
  { least: 0, most: 5000, words: 'fewer than 5,000' },
]
/** The middle of two says nothing. */
const fewest = 3

/** What the middle town of each size costs. */
function bySize(towns: readonly Town[]) {
  const classes = sizes.flatMap(({ least, most, words }) => {
    const rents = towns
      .filter(({ place }) => place.population >= least && place.population < most)
      .flatMap(({ rent }) => rent?.value ?? [])
      .sort((a, b) => a - b)
    return rents.length < fewest
      ? []
      : [`${words}: ${dollars(part(rents, 0.5))} (${grouped(rents.length)} towns)`]
  })
  return classes.length > 1 ? `The middle town of each size: ${classes.join('; ')}.` : ''
}

/** The value at a share of a sorted list. */
function part(sorted: readonly number[], share: number) {
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}
