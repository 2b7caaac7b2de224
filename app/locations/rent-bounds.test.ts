import { expect, test } from 'vitest'
import { bedroomCounts, fairRents } from '../almanac/fair-rents.ts'
import { dollars } from '../platform/us-number.ts'
import { incomeFor } from './local-figures.ts'
import { findPlace } from './places.ts'
import { sizesByClass } from './rent-classes.ts'
import { rentAmongClasses, rentFigures, rentSentence, stateRentSpan } from './rent-words.ts'
import { stateByCode, states } from './states.ts'

/** Who has the rent on a bound belongs to the class that names it. */

const houston = findPlace('houston-tx')
if (!houston) throw new Error('no Houston in the table')

const amount = (bedrooms: 0 | 1 | 2 | 3 | 4) => fairRents(houston)?.byBedrooms[bedrooms].value ?? 0

function classesWithin(least: number, most: number, luxury: number) {
  const found = houston && sizesByClass(houston, { standard: [least, most], luxury }, 'en')
  const sizesIn = (text = '') => bedroomCounts.filter((size) => text.includes(dollars(amount(size))))
  return [found?.standard, found?.midRange, found?.luxury].map(sizesIn)
}

test('a home at the first or the last rent of a class is in it', () => {
  expect(classesWithin(amount(0), amount(1), amount(3))).toEqual([[0, 1], [2, 3], [4]])
  expect(classesWithin(amount(1), amount(2) - 1, amount(3) - 1)).toEqual([[0, 1], [2], [3, 4]])
})

test('a rent below every class is said to be below the first', () => {
  const { standard } =
    sizesByClass(houston, { standard: [amount(1), amount(2)], luxury: amount(3) }, 'en') ?? {}
  expect(standard).toMatch(/;.*studio.*/i)
  const none = sizesByClass(houston, { standard: [amount(0), amount(2)], luxury: amount(3) }, 'en')
  expect(none?.standard).not.toContain(';')
})

test('the median of a town lies below, in or above the price classes, their bounds included', () => {
  const rent = houston.rent ?? 0
  const among = (least: number, most: number, luxury: number) =>
    rentAmongClasses(houston, { standard: [least, most], luxury })
  const below = among(rent + 1, rent + 2, rent + 3)
  const within = among(rent, rent, rent)
  const above = among(rent - 2, rent - 1, rent)
  const far = among(rent - 3, rent - 2, rent - 1)
  expect(new Set([below, within, above, far]).size).toBe(4)
  expect(among(rent - 1, rent + 1, rent + 2)).toBe(within)
})

test.each([
  [1, 'about the same'],
  [1.02, 'about the same'],
  [0.98, 'about the same'],
  [1.03, 'more than'],
  [0.97, 'less than'],
  [0.45, 'less than'],
  [0.44, 'less than half'],
])('a rent of %d times the state’s is called %s', (times, words) => {
  const state = stateByCode('TX')
  const rent = Math.round((state?.rent ?? 0) * times * 100) / 100
  expect(rentSentence({ ...houston, rent })).toContain(words)
})

test('a rent of other years is not set beside the state’s', () => {
  expect(rentSentence({ ...houston, rentYears: '2021' })).not.toContain('Texas')
})

test('the rents of states go from the lowest to the highest', () => {
  const rents = states().map(({ rent }) => rent)
  const [figure, ...others] = stateRentSpan(states())
  expect(others).toEqual([])
  expect(figure?.value).toContain(dollars(Math.min(...rents)))
  expect(figure?.value).toContain(dollars(Math.max(...rents)))
  expect(stateRentSpan([])).toEqual([])
})

test('a town without a rent shows its county’s or its state’s, and says whose', () => {
  const nashville = findPlace('nashville-tn')
  const label = nashville && rentFigures(nashville)[0]?.label
  expect(label).toContain('Davidson County')
})

test('landlords ask for three times the rent, said to fifty dollars', () => {
  expect([1000, 1008, 1009, 1313].map(incomeFor)).toEqual([3000, 3000, 3050, 3950])
})
