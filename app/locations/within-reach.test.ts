import { expect, test } from 'vitest'
import { isDoubtful, ownRent } from './census-rent.ts'
import { countWithin, nearestPlaces } from './nearest.ts'
import { isAcrossWater } from './open-water.ts'
import { allPlaces } from './places.ts'
import { type Reach, type ReachedTown, reachOf, rentIn } from './within-reach.ts'

const reached = allPlaces()
  .filter((_, index) => index % 301 === 7)
  .map(reachOf)
  .filter((reach) => reach !== null)

/** Told from the two rents alone. */
function kindOf({ place }: ReachedTown, home: Reach['home']) {
  const rent = ownRent(place)
  if (place.rentYears === '2021') return 'unknown'
  if (!rent || isDoubtful(rent, place) || (rent.isTop && home.isTop)) return 'unknown'
  if (rent.isTop) return 'more'
  if (home.isTop) return 'less'
  const share = (home.value - rent.value) / home.value
  if (share > 0.03) return 'less'
  return share < -0.03 ? 'more' : 'same'
}

test('a town costs less or more when its rent differs by more than three of a hundred', () => {
  for (const { towns, home } of reached)
    for (const town of towns) {
      expect(town.kind, town.place.slug).toBe(kindOf(town, home))
      const rent = rentIn(town)
      expect(town.saved).toBe(rent ? home.value - rent.value : 0)
    }
})

test('one looks 50 miles far, and 75 where fewer than four towns can be compared', () => {
  for (const { towns, bands } of reached) {
    const compared = towns.filter(({ kind, miles }) => kind !== 'unknown' && miles <= 50).length
    expect(bands.map(({ to }) => to)).toEqual(compared < 4 ? [25, 50, 75] : [25, 50])
    expect(bands.flatMap((band) => band.towns).length).toBe(towns.length)
    for (const { from, to, towns: own } of bands)
      for (const { miles } of own) {
        expect(miles).toBeGreaterThanOrEqual(from)
        expect(miles).toBeLessThanOrEqual(to)
      }
  }
})

test('eight that cost less are listed where there are eight, each ring with its share, the lowest rent first', () => {
  for (const { bands } of reached) {
    const less = bands.map(({ towns }) => towns.filter(({ kind }) => kind === 'less').length)
    const listed = bands.map((band) => band.listed.length)
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
    expect(sum(listed)).toBe(Math.min(8, sum(less)))
    for (const [index, count] of listed.entries())
      expect(count).toBeGreaterThanOrEqual(Math.min(less[index] ?? 0, Math.floor(8 / bands.length)))
    for (const band of bands) expectBest(band.listed, band.towns)
  }
})

/** Towns of fewer than 5,000 people only when all larger ones are listed. */
function expectBest(listed: ReachedTown[], towns: ReachedTown[]) {
  const saved = listed.map((town) => town.saved)
  expect(saved).toEqual(saved.toSorted((a, b) => b - a))
  const isLarge = ({ place }: ReachedTown) => place.population >= 5000
  const large = towns.filter((town) => town.kind === 'less' && isLarge(town))
  expect(listed.filter(isLarge).length).toBe(Math.min(large.length, listed.length))
}

test('the first ring holds as many towns as are counted within 25 miles, but for those across open water', () => {
  for (const place of allPlaces().filter(({ row }) => row % 97 === 0)) {
    const reach = reachOf(place)
    const near = nearestPlaces(place, { withinMiles: 25, limit: 3000 })
    const across = near.filter((one) => isAcrossWater(place, one.place)).length
    if (reach) expect(reach.bands[0]?.towns.length, place.slug).toBe(countWithin(place, 25) - across)
  }
})
