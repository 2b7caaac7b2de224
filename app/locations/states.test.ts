import { expect, test } from 'vitest'
import { slugOf } from '../platform/slug.ts'
import { stateNameOf } from '../platform/us-states.ts'
import { findPlace } from './places.ts'
import { findState, isStateCode, stateByCode, stateEntries, states } from './states.ts'

test('there are fifty states with 330,759,736 people', () => {
  expect(states()).toHaveLength(50)
  expect(new Set(states().map((state) => state.slug)).size).toBe(50)
  expect(states().reduce((sum, state) => sum + state.population, 0)).toBe(330_759_736)
})

test('a state is found by its slug and by its code', () => {
  expect(findState('new-york')?.code).toBe('NY')
  expect(stateByCode('TX')?.slug).toBe('texas')
  expect(findState('erewhon')).toBeNull()
})

test('the District has a name and a code but is not one of the fifty', () => {
  expect(stateByCode('DC')).toBeNull()
  expect(isStateCode('DC')).toBe(true)
  expect(stateNameOf('DC')).toBe('District of Columbia')
  expect(stateNameOf('TX')).toBe('Texas')
})

test('every town a state names has a row of its own', () => {
  for (const { name, slug, code, rent, exampleCities, towns } of states()) {
    expect(slug).toBe(slugOf(name))
    expect(rent).toBeGreaterThan(700)
    expect(rent).toBeLessThan(2500)
    expect(exampleCities).toHaveLength(3)
    expect(towns.length).toBeGreaterThanOrEqual(10)
    for (const town of [...exampleCities, ...towns])
      expect(findPlace(slugOf(`${town} ${code}`)), `${town}, ${code}`).not.toBeNull()
  }
})

test('the grid of states shows three cities each', () => {
  expect(stateEntries[0]).toEqual({
    name: 'Alabama',
    slug: 'alabama',
    code: 'AL',
    cities: ['Huntsville', 'Birmingham', 'Montgomery'],
  })
})
