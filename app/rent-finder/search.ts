import { type Bedrooms, bedroomCounts, fairRentAmounts } from '../almanac/fair-rents.ts'
import { type NearbyPlace, nearestPlaces } from '../locations/nearest.ts'
import { isAcrossWater } from '../locations/open-water.ts'
import type { Place } from '../locations/place.ts'
import { allPlaces } from '../locations/places.ts'
import { distances, type Question, sizes } from './question.ts'

/** A town with its fair rent for the size that was asked for. */
export type Priced = NearbyPlace & { rent: number }

export type Found = {
  /** Nearest first, the town itself before all others. */
  fitting: Priced[]
  dearer: Priced[]
  /** How many towns in reach have no fair rent on file: nobody guesses theirs. */
  unknown: number
  /** Others as near lie across open water; the nearest of them that fits. */
  hasAcross: boolean
  across: Priced | null
}

export function search({ place, miles, bedrooms, budget }: Question): Found {
  const found: Found = { fitting: [], dearer: [], unknown: 0, hasAcross: false, across: null }
  for (const near of within(place, miles)) {
    const rent = rentOf(near.place, bedrooms)
    if (isAcrossWater(place, near.place)) {
      found.hasAcross = true
      if (rent > 0 && rent <= budget) found.across ??= { ...near, rent }
    } else if (rent === 0) found.unknown++
    else (rent <= budget ? found.fitting : found.dearer).push({ ...near, rent })
  }
  return found
}

/** What would have to change where nothing fits, each the smallest change of its kind that helps. */
export type Changes = {
  /** The lowest rent in reach. */
  cheapest: Priced | null
  /** The most rooms that fit in reach, fewer than asked for. */
  smaller: { bedrooms: Bedrooms; nearest: Priced } | null
  /** The nearest town that fits, farther than asked for. */
  farther: { miles: Question['miles']; nearest: Priced } | null
  /** The nearest that fits across open water, as far as one can look. */
  across: Priced | null
}

export function changesFor(question: Question, { dearer }: Found): Changes {
  const [first, ...others] = dearer
  const wide = search({ ...question, miles: 100 })
  return {
    cheapest: first ? others.reduce((low, town) => (town.rent < low.rent ? town : low), first) : null,
    smaller: smallerHome(question),
    farther: fartherTown(wide),
    across: wide.across,
  }
}

function smallerHome(question: Question): Changes['smaller'] {
  for (const bedrooms of sizes.filter((one) => one < question.bedrooms).toReversed()) {
    const [nearest] = search({ ...question, bedrooms }).fitting
    if (nearest) return { bedrooms, nearest }
  }
  return null
}

function fartherTown({ fitting }: Found): Changes['farther'] {
  const [nearest] = fitting
  const miles = nearest && distances.find((one) => nearest.miles <= one)
  return nearest && miles ? { miles, nearest } : null
}

function within(place: Place, miles: number): NearbyPlace[] {
  const others = nearestPlaces(place, { withinMiles: miles, limit: Number.POSITIVE_INFINITY })
  return [{ place, miles: 0, direction: null }, ...others]
}

/** In dollars a month, 0 where none is on file. */
export function rentOf({ row }: Pick<Place, 'row'>, bedrooms: Bedrooms) {
  return fairRentAmounts(allPlaces().length)[row * bedroomCounts.length + bedrooms] ?? 0
}
