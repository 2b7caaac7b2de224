import { expect, test } from 'vitest'
import { nearestPlaces } from './nearest.ts'
import type { Place } from './place.ts'
import { findPlace, listPlacesIn } from './places.ts'
import { mapAround, mapOfState, mapWidth } from './town-map.ts'

function place(slug: string): Place {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

/** The corners of a path of relative steps. */
function corners(path: string) {
  let [x, y] = [0, 0]
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? []
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => {
    x += numbers[index * 2] ?? 0
    y += numbers[index * 2 + 1] ?? 0
    return { x, y }
  })
}

const houston = place('houston-tx')
const around = nearestPlaces(houston, { withinMiles: 50, limit: 500 })

test('a town lies on the map where it lies on earth: north is up, the rings tell its miles', () => {
  for (const { place: town, miles, direction } of around.filter((near) => near.miles > 5)) {
    const { dots, rings } = mapAround(houston, [{ place: town, kind: 'less' }], [], [25, 50])
    const [dot] = corners(dots[0]?.path ?? '')
    if (!dot) throw new Error(`${town.name} is not on the map`)
    const outer = rings[1]?.radius ?? 0
    expect(Math.abs((Math.hypot(dot.x, dot.y) / outer) * 50 - miles)).toBeLessThan(1.5)
    if (direction === 'north') expect(dot.y).toBeLessThan(0)
    if (direction === 'east') expect(dot.x).toBeGreaterThan(0)
  }
})

test('every town has a dot, those on one spot a common one, and numbered ones none', () => {
  const towns = around.map((near) => ({ place: near.place, kind: 'more' as const }))
  const { dots } = mapAround(houston, towns, [{ place: around[0]?.place ?? houston, number: 1 }], [25, 50])
  expect(dots).toHaveLength(1)
  const drawn = corners(dots[0]?.path ?? '').length
  expect(drawn).toBeLessThanOrEqual(towns.length - 1)
  expect(drawn).toBeGreaterThan(towns.length * 0.85)
})

test('numbers stand clear of each other and of the town in the middle, and names inside the map', () => {
  const marked = around.slice(0, 8).map(({ place }, index) => ({ place, number: index + 1 }))
  const { marks } = mapAround(houston, [], marked, [25, 50])
  for (const one of marks) {
    expect(Math.hypot(one.x, one.y)).toBeGreaterThan(5)
    for (const other of marks)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(5)
    const half = one.name?.side === 'right' || one.name?.side === 'left' ? 3.5 : 0
    if (one.name) expect(Math.abs(one.x) + half).toBeLessThan(mapWidth / 2)
  }
})

test('the miles of a ring step aside where a number stands', () => {
  const pecos = place('pecos-tx')
  const kermit = { place: place('kermit-tx'), number: 1 }
  const beside = (marked: (typeof kermit)[]) => mapAround(pecos, [], marked, [25, 50, 75]).rings[0]?.x ?? 0
  expect(beside([])).toBeGreaterThan(0)
  expect(beside([kermit])).toBeLessThan(0)
})

test('a state fits its map, whatever its shape', () => {
  for (const code of ['TX', 'TN', 'NJ', 'AK', 'HI', 'RI']) {
    const towns = listPlacesIn(code).map((town) => ({ place: town, kind: 'same' as const }))
    const { box, dots } = mapOfState(towns, [])
    const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number)
    for (const { x, y } of corners(dots[0]?.path ?? '')) {
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(left + width)
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(top + height)
    }
  }
})

test('in the north, where a flat map is wrong by miles, the rings tell them too', () => {
  const anchorage = place('anchorage-ak')
  for (const { place: town, miles } of nearestPlaces(anchorage, { withinMiles: 100, limit: 50 })) {
    const { dots } = mapAround(anchorage, [{ place: town, kind: 'less' }], [], [100])
    const [dot] = corners(dots[0]?.path ?? '')
    expect(Math.abs(Math.hypot(dot?.x ?? 0, dot?.y ?? 0) - miles * 0.55)).toBeLessThan(1)
  }
})
