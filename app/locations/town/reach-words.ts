import { sources } from '../../almanac/source.ts'
import { dollars, grouped, milesText } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import { amountOf, type CensusRent } from '../census-rent.ts'
import type { Place } from '../place.ts'
import { inSentence } from '../state-words.ts'
import { type Band, isCompared, type Reach, type ReachedTown } from '../within-reach.ts'

/** Towns of other states carry their state's code. */
export function nameFrom(town: Place, from: Place) {
  return town.state === from.state ? town.name : `${town.name}, ${town.state}`
}

export function wayTo({ miles, direction }: Pick<ReachedTown, 'miles' | 'direction'>) {
  return [milesText(miles), direction].filter(Boolean).join(' ')
}

/** How many cost less, here and in the nearer ring; first of all where that is nearly all or nearly none. */
export function leadOf(place: Place, { towns, bands, home }: Reach) {
  const known = towns.filter(isCompared).length
  const less = countLess(towns)
  const miles = bands.at(-1)?.to
  const than = home.of.kind === 'county' ? `${place.name}’s county, ${home.of.name}` : place.name
  if (less === 0)
    return `${known === 1 ? 'The one town' : `None of the ${known} towns`} within ${miles} miles that can be compared ${known === 1 ? 'does not cost' : 'costs'} clearly less than ${than}, where the census median rent is ${amountOf(home)}.`
  const nearer = countLess(bands[0]?.towns ?? [])
  const within =
    nearer === 0
      ? 'none of them within 25'
      : nearer === less
        ? 'all within 25'
        : `${nearer} of them within 25`
  const have = less === 1 ? 'has' : 'have'
  if (less === known)
    return `${known === 1 ? 'The one town' : `Every one of the ${known} towns`} within ${miles} miles that can be compared has a lower census median rent than ${than}${known > 1 ? `, ${within}` : ''}.`
  const opening =
    less / known >= 0.7
      ? 'Most places around cost less: '
      : less / known <= 0.15
        ? 'Few places around cost less: '
        : ''
  return `${opening}${less} of ${known} towns within ${miles} miles ${have} a lower census median rent than ${than}${less > 1 ? `, ${within}` : ''}.`
}

export function bandHeading({ from, to, towns }: Band) {
  const ring = from === 0 ? `Within ${to} miles` : `${from} to ${to} miles`
  const known = towns.filter(isCompared).length
  const less = countLess(towns)
  if (known === 0) return `${ring}: no town that can be compared`
  if (less === 0)
    return `${ring}: ${known === 1 ? 'the one town does not cost less' : `none of ${known} costs less`}`
  return less === known
    ? `${ring}: ${known === 1 ? 'one town, and it costs less' : `all ${known} cost less`}`
    : `${ring}: ${less} of ${known} ${less === 1 ? 'costs' : 'cost'} less`
}

/** What is worth knowing of those that cost less: the largest, the nearest, on which side they lie, and the dearest. */
export function remarksOn(place: Place, reach: Reach): string[] {
  const less = reach.towns.filter(({ kind }) => kind === 'less')
  const words = [...largestAndNearest(place, less, reach), ...sideOf(place, less), ...dearest(place, reach)]
  return words.length > 0 ? [words.join(' ')] : []
}

function largestAndNearest(from: Place, less: ReachedTown[], { home }: Reach): string[] {
  const [nearest] = less
  const largest = less.reduce<ReachedTown | undefined>(
    (best, town) => (best && best.place.population >= town.place.population ? best : town),
    undefined,
  )
  if (!nearest || !largest) return []
  const size = `${grouped(largest.place.population)} people`
  if (nearest === largest)
    return less.length === 1
      ? [`${nameFrom(largest.place, from)} has ${size}; moving there would be ${yearly(largest, home)}.`]
      : [
          `The nearest of them, ${nameFrom(largest.place, from)}, is the largest too (${size}): ${yearly(largest, home)}.`,
        ]
  return [
    `The largest of them is ${nameFrom(largest.place, from)} with ${size}, ${wayTo(largest)}: ${yearly(largest, home)}.`,
    `The nearest is ${nameFrom(nearest.place, from)}, ${wayTo(nearest)}, at ${amountOf(nearest.rent)}.`,
  ]
}

function yearly({ saved }: ReachedTown, home: CensusRent) {
  return `${home.isTop ? 'over ' : ''}${dollars(saved * 12)} less over a year`
}

/** Across a state line, in one county, or on one side, whichever most of them share. */
function sideOf(place: Place, less: readonly ReachedTown[]): string[] {
  if (less.length < 4) return []
  const across = most(less.filter((town) => town.place.state !== place.state).map((town) => town.place.state))
  if (across && across.count * 4 >= less.length)
    return [
      `${across.count === 1 ? 'One' : across.count} of the ${less.length} ${across.count === 1 ? 'lies' : 'lie'} across the line in ${inSentence(stateNameOf(across.value))}.`,
    ]
  const county = most(less.map((town) => town.place.county).filter(Boolean))
  if (county && county.count * 3 >= less.length && county.count < less.length)
    return [
      `${county.value}${county.value === place.county ? ', its own county,' : ''} has ${county.count} of the ${less.length}.`,
    ]
  const side = most(less.flatMap((town) => town.direction ?? []))
  return side && side.count * 3 >= less.length && side.count < less.length
    ? [`Look ${side.value} first: ${side.count} of the ${less.length} lie that way.`]
    : []
}

function dearest(from: Place, { towns, home }: Reach): string[] {
  const dear = towns
    .filter(({ kind }) => kind === 'more')
    .sort((a, b) => a.saved - b.saved || a.miles - b.miles)
  const [first] = dear
  if (!first || -first.saved < home.value * 0.15) return []
  return [
    `The dearest around is ${nameFrom(first.place, from)}, ${wayTo(first)}, at ${amountOf(first.rent)}.`,
  ]
}

function most<T>(values: readonly T[]): { value: T; count: number } | null {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [top] = [...counts].sort(([, a], [, b]) => b - a)
  return top ? { value: top[0], count: top[1] } : null
}

/** What is compared with what, and what is not. */
export function comparedNote(place: Place, { home, towns }: Reach) {
  const without = towns.length - towns.filter(isCompared).length
  const others = home.source.years === '2021' ? `, those of the others ${sources.places.years}` : ''
  return [
    `Census medians, ${home.source.years}, against ${home.isTop ? 'more than ' : ''}${dollars(home.value)} in ${home.of.name}${others}.`,
    home.of.kind === 'county' && `${place.name} has none of its own.`,
    home.isTop && `The census counts no further than ${dollars(home.value)}.`,
    without > 0 && `${without === 1 ? 'One has' : `${without} have`} no figure.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function countLess(towns: readonly ReachedTown[]) {
  return towns.filter(({ kind }) => kind === 'less').length
}
