import { expect, test } from 'vitest'
import { type HousingAgency, locatedAgencies } from '../almanac/agencies.ts'
import { agenciesFor } from './nearest-agencies.ts'
import { isAcrossWater } from './open-water.ts'
import type { Place } from './place.ts'
import { allPlaces, findPlace } from './places.ts'
import { indexPoints, pointsWithin } from './point-index.ts'
import { housingOffices } from './town/free-help.ts'

const index = indexPoints(locatedAgencies().map((agency) => ({ ...agency, ...agency.point })))
const called = ({ name, phone }: HousingAgency) => `${name} ${phone}`

function place(slug: string) {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

function atHand(from: Place) {
  return pointsWithin(index, from, { miles: 60, limit: Infinity })
    .map(({ point }) => point)
    .filter(({ town }) => {
      const there = town === null ? undefined : allPlaces()[town]
      return !there || !isAcrossWater(from, there)
    })
}

test.each([2, 4])('of %i offices no more than the first hides one at hand behind one far away', (limit) => {
  const hiding = allPlaces().filter((town) => {
    const { near } = agenciesFor(town, limit)
    const shown = new Set(near.map(({ agency }) => called(agency)))
    const far = near.filter(({ miles }) => (miles ?? 0) > 60)
    const isFirstAlone = far.length === 1 && far[0] === near[0]
    return far.length > 0 && !isFirstAlone && atHand(town).some((office) => !shown.has(called(office)))
  })
  expect(hiding.map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['lewiston-id', 'Clarkston, WA'],
  ['coeur-d-alene-id', 'Spokane, WA'],
  ['hilton-head-island-sc', 'Savannah, GA'],
  ['hermiston-or', 'Kennewick, WA'],
])('%s has the near office in %s after the nearest of its state, on the cards too', (slug, across) => {
  const town = place(slug)
  const [first, ...others] = agenciesFor(town, 4).near.map(({ agency }) => agency)
  expect(first?.state).toBe(town.state)
  expect(others.map(({ city, state }) => `${city}, ${state}`)).toContain(across)
  expect([first, ...others].filter((office) => office?.state === town.state).length).toBeLessThan(3)
  expect(housingOffices(town)[1]?.description).toMatch(/, [A-Z]{2}, \d+ miles?/)
})
