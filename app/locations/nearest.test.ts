import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWithin, nearestPlaces } from './nearest.ts'
import type { Place, Point } from './place.ts'
import { allPlaces, findPlace } from './places.ts'
import { indexPoints, pointsWithin } from './point-index.ts'
import { directionTo } from './sphere.ts'

test('the nearest towns come first, with their distance and direction', () => {
  const [first, second] = nearestPlaces(place('el-paso-tx'), { withinMiles: 50, limit: 2 })
  expect(first?.miles).toBeLessThanOrEqual(second?.miles ?? 0)
  const denver = nearestPlaces(place('denver-co'), { withinMiles: 50, limit: 200 })
  expect(denver.find((near) => near.place.slug === 'boulder-co')).toMatchObject({ direction: 'northwest' })
  expect(denver.some((near) => near.place.slug === 'denver-co')).toBe(false)
  expect(denver.every((near) => near.miles <= 50)).toBe(true)
})

test('a town far from all others has few neighbours or none', () => {
  expect(nearestPlaces(place('nome-ak'), { withinMiles: 100, limit: 50 })).toEqual([])
  expect(countWithin(place('nome-ak'), 100)).toBe(0)
})

test('a town with the coordinates of another has one of the two wrong: it is no neighbour, and others take its place', () => {
  for (const [one, other] of [
    ['gloucester-nj', 'gloucester-city-nj'],
    ['middletown-nj', 'matawan-nj'],
    ['killingworth-ct', 'clinton-ct'],
  ] as const) {
    expect(isOnSpotOf(place(one), place(other))).toBe(true)
    const near = nearestPlaces({ ...place(one) }, { withinMiles: 50, limit: 6 })
    expect(near).toHaveLength(6)
    expect(near.map((town) => town.place.slug)).not.toContain(other)
    expect(countWithin({ ...place(one) }, 50)).toBe(
      nearestPlaces(place(one), { withinMiles: 50, limit: Infinity }).length,
    )
  }
  expect(allPlaces().filter((town) => isOnSpotOf(town, place('gloucester-nj')))).toHaveLength(2)
})

test('as many are counted as are listed', () => {
  for (const town of sample(97)) {
    expect(countWithin(town, 100)).toBe(nearestPlaces(town, { withinMiles: 100, limit: Infinity }).length)
  }
})

test('what was asked before changes no answer', () => {
  const towns = [place('denver-co'), place('nome-ak'), place('pecos-tx')]
  const question = fc.record({
    town: fc.constantFrom(...towns),
    withinMiles: fc.constantFrom(10, 25, 50, 75, 100),
    limit: fc.constantFrom(1, 3, 56, 3000, Infinity),
  })
  fc.assert(
    fc.property(question, ({ town, ...within }) => {
      const near = nearestPlaces(town, within)
      const count = countWithin(town, within.withinMiles)
      // A copy is a place nobody has asked about.
      expect(near).toEqual(nearestPlaces({ ...town }, within))
      expect(count).toBe(countWithin({ ...town }, within.withinMiles))
    }),
  )
})

test('the index finds what measuring every place finds', () => {
  for (const town of [place('honolulu-hi'), place('unalaska-ak'), place('nome-ak'), ...sample(701)]) {
    const found = nearestPlaces(town, { withinMiles: 100, limit: Infinity }).map((near) => near.place.slug)
    const all = allPlaces().filter((other) => !isOnSpotOf(other, town) && haversineMiles(town, other) <= 100)
    expect(found.toSorted()).toEqual(all.map((other) => other.slug).toSorted())
  }
})

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
const points = fc.oneof(
  fc.record({ lat: degrees(90), lng: degrees(180) }),
  // Crowded at the antimeridian and at a pole, where a map has seams.
  fc.record({
    lat: fc.double({ min: 50, max: 54, noNaN: true }),
    lng: fc.constantFrom(-180, -179.9, 179.9, 180),
  }),
  fc.record({ lat: fc.double({ min: 89, max: 90, noNaN: true }), lng: degrees(180) }),
)

test('the index agrees with brute force anywhere on earth', () => {
  fc.assert(
    fc.property(
      fc.array(points, { maxLength: 60 }),
      points,
      fc.integer({ min: 1, max: 3000 }),
      (all, from, miles) => {
        const found = pointsWithin(indexPoints(all), from, { miles, limit: Infinity })
        // Points on the very edge may fall to either side of it.
        const surely = all.filter((point) => haversineMiles(from, point) < miles - 1e-3)
        expect(surely.every((point) => found.some((hit) => hit.point === point))).toBe(true)
        for (const [i, hit] of found.entries()) {
          expect(Math.abs(hit.miles - haversineMiles(from, hit.point))).toBeLessThan(1e-3)
          expect(hit.miles).toBeLessThan(miles + 1e-3)
          expect(hit.miles).toBeGreaterThanOrEqual(found[i - 1]?.miles ?? 0)
        }
        const few = pointsWithin(indexPoints(all), from, { miles, limit: 5 })
        expect(few.map((hit) => hit.miles)).toEqual(found.slice(0, 5).map((hit) => hit.miles))
      },
    ),
  )
})

test.each([
  [{ lat: 1, lng: 0 }, 'north'],
  [{ lat: 1, lng: 1 }, 'northeast'],
  [{ lat: 0, lng: 1 }, 'east'],
  [{ lat: -1, lng: 1 }, 'southeast'],
  [{ lat: -1, lng: 0 }, 'south'],
  [{ lat: -1, lng: -1 }, 'southwest'],
  [{ lat: 0, lng: -1 }, 'west'],
  [{ lat: 1, lng: -1 }, 'northwest'],
  [{ lat: 0, lng: 0 }, null],
])('from the middle of the map %o lies %s', (to, direction) => {
  expect(directionTo({ lat: 0, lng: 0 }, to)).toBe(direction)
})

test('east goes on across the antimeridian', () => {
  expect(directionTo({ lat: 52, lng: 179.9 }, { lat: 52, lng: -179.9 })).toBe('east')
})

function sample(step: number) {
  return allPlaces().filter((_, i) => i % step === 0)
}

function place(slug: string): Place {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug} in the table`)
  return found
}

/** Written another way than the index does it, so that one checks the other. */
function haversineMiles(a: Point, b: Point) {
  const half = Math.PI / 360
  const lat = Math.sin((b.lat - a.lat) * half) ** 2
  const lng = Math.sin((b.lng - a.lng) * half) ** 2
  const h = lat + Math.cos(a.lat * 2 * half) * Math.cos(b.lat * 2 * half) * lng
  return 2 * 3958.7613 * Math.asin(Math.min(Math.sqrt(h), 1))
}

function isOnSpotOf(one: Point, other: Point) {
  return one.lat === other.lat && one.lng === other.lng
}
