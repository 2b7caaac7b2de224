import type { DotKind } from '../landing/sections.ts'
import { countWhere } from '../platform/count-where.ts'
import { keepLast } from '../platform/keep-last.ts'
import {
  type CensusRent,
  comparableRent,
  isDoubtful,
  ownRent,
  plannableRent,
  sameWithin,
  topRent,
} from './census-rent.ts'
import { type NearbyPlace, nearestPlaces } from './nearest.ts'
import { isAcrossWater } from './open-water.ts'
import type { Place } from './place.ts'

export type ReachedTown = NearbyPlace & {
  /** Against the rent at home: less, about the same, more, or not to be said. */
  kind: DotKind
  /** Dollars a month less than at home; below zero it is more. */
  saved: number
}

/** A ring around the town and what lies in it: 'from' 25 'to' 50 miles. */
export type Band = { from: number; to: number; towns: ReachedTown[]; listed: ReachedTown[] }

export type Reach = {
  home: CensusRent
  towns: ReachedTown[]
  bands: Band[]
  /** Others as near lie across open water. */
  hasAcross: boolean
}

const everyTown = 3000
/** With fewer towns of known rent within 50 miles one has to look farther. */
const sparse = 4
const listLength = 8
/** Medians of smaller places are rough. */
export const roughBelow = 5000

/** What lies around a town and what it costs there, in rings of 25 miles; null where no rent can be compared. */
export const reachOf = keepLast((place: Place): Reach | null => {
  const home = plannableRent(place)
  if (!home) return null
  const near = townsWithin(place, 50, home)
  const isSparse = countWhere(near.towns, isCompared) < sparse
  const { towns, hasAcross } = isSparse ? townsWithin(place, 75, home) : near
  const rings = isSparse ? [25, 50, 75] : [25, 50]
  const bands = rings.map((to, index) => bandOf(towns, rings[index - 1] ?? 0, to))
  shareOut(bands)
  return { home, towns, bands, hasAcross }
})

function townsWithin(place: Place, withinMiles: number, home: CensusRent) {
  const all = nearestPlaces(place, { withinMiles, limit: everyTown })
  const reached = all.filter((near) => !isAcrossWater(place, near.place))
  return { towns: reached.map((near) => compared(near, home)), hasAcross: reached.length < all.length }
}

/** Bare numbers: of hundreds of towns around a dozen are named. */
function compared({ place, miles, direction }: NearbyPlace, home: CensusRent): ReachedTown {
  const rent = comparableRent(place)
  if (rent === null) return { place, miles, direction, kind: 'unknown', saved: 0 }
  const value = Math.min(rent, topRent)
  const saved = home.value - value
  const kind = isDoubtful({ value }, place) ? 'unknown' : kindOf(saved, place.isTopRent, home)
  return { place, miles, direction, kind, saved }
}

/** A figure of other years than nearly all towns have is compared with none. */
export function rentIn({ place }: ReachedTown): CensusRent | null {
  return comparableRent(place) === null ? null : ownRent(place)
}

/** Of two rents above the last the census counts nobody knows which is the higher. */
function kindOf(saved: number, isTop: boolean, home: CensusRent): DotKind {
  if (isTop) return home.isTop ? 'unknown' : 'more'
  if (!home.isTop && Math.abs(saved) <= home.value * sameWithin) return 'same'
  return saved > 0 ? 'less' : 'more'
}

export function isCompared({ kind }: ReachedTown) {
  return kind !== 'unknown'
}

function bandOf(towns: readonly ReachedTown[], from: number, to: number): Band {
  // To the yard, as every other count of the page: 25.3 miles are told as 25, but lie beyond them.
  const within = towns.filter(({ miles }) => miles <= to && (miles > from || from === 0))
  return { from, to, towns: within, listed: [] }
}

/** Each ring gets its share of the list; what one cannot fill goes to the others, the nearest first. */
function shareOut(bands: Band[]) {
  const ranked = bands.map(({ towns }) => towns.filter(({ kind }) => kind === 'less').sort(largeFirst))
  const share = Math.floor(listLength / bands.length)
  let left = listLength - ranked.reduce((sum, towns) => sum + Math.min(towns.length, share), 0)
  for (const [index, band] of bands.entries()) {
    const all = ranked[index] ?? []
    const extra = Math.min(Math.max(all.length - share, 0), left)
    left -= extra
    band.listed = all.slice(0, share + extra).sort(lowestFirst)
  }
}

function largeFirst(one: ReachedTown, other: ReachedTown) {
  return Number(isRough(one)) - Number(isRough(other)) || lowestFirst(one, other)
}

function lowestFirst(one: ReachedTown, other: ReachedTown) {
  return other.saved - one.saved || one.miles - other.miles
}

function isRough({ place }: ReachedTown) {
  return place.population < roughBelow
}
