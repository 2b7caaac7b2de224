import { expect, test } from 'vitest'
import { countyFacts } from '../almanac/county.ts'
import { placeRow } from '../almanac/place-row.ts'
import { zipRents } from '../almanac/zip-rents.ts'
import { isDoubtful, ownRent, rentAround, sameWithin, standInOf } from './census-rent.ts'
import { isOwnCounty } from './place-words.ts'
import { allPlaces, findPlace } from './places.ts'
import { rentSentence } from './rent-words.ts'
import { stateByCode } from './states.ts'

function place(slug: string) {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

test.each<[slug: string, whose: string | null, why: string]>([
  ['nashville-tn', 'Davidson County', 'its ZIP codes lie on both sides of the county'],
  ['pecos-tx', 'Reeves County', 'it has no ZIP code with a figure'],
  ['parker-sd', 'ZIP code 57053', 'the county is far below its one ZIP code'],
  ['waukesha-wi', 'ZIP code 53188', 'the county is above all of its ZIP codes'],
  ['houston-tx', null, 'it has a figure of its own'],
  ['carson-city-nv', null, 'it is its own county'],
  ['covington-va', null, 'it is its own county'],
  ['sitka-ak', null, 'it is its own county'],
  ['stafford-ct', 'the Capitol Planning Region', 'Connecticut has regions'],
])('the rent of %s is that of %s: %s', (slug, whose, _why) => {
  const rent = rentAround(place(slug))
  expect(rent && standInOf(rent)).toBe(whose)
})

test('a county’s figure stands for a town only where the ZIP codes of the town do not contradict it', () => {
  let contradicted = 0
  for (const town of allPlaces().filter((one) => !ownRent(one) && !isOwnCounty(one))) {
    const county = countyFacts(placeRow(town).censusCounty)?.rent?.value
    const zips = zipRents(town)
      .filter(({ rent }) => !isDoubtful(rent, town))
      .map(({ rent }) => rent.value)
    const rent = rentAround(town)
    if (!county || !rent) continue
    const [least, most] = [Math.min(...zips) * 0.97, Math.max(...zips) * 1.03]
    const isContradicted = zips.length > 0 && (county < least || county > most)
    expect(rent.of.kind, town.slug).toBe(isContradicted ? 'zip' : 'county')
    if (isContradicted) expect(zips).toContain(rent.value)
    contradicted += isContradicted ? 1 : 0
  }
  expect(contradicted).toBeGreaterThan(1000)
})

test('a place that is its own county has that figure alone', () => {
  expect(rentSentence(place('carson-city-nv'))).toMatch(/^The census median rent in Carson City was \$1,172 /)
  expect(rentSentence(place('carson-city-nv'))).not.toContain('no figure')
})

test('a sentence calls rents the same exactly where the comparison below it does', () => {
  expect(rentSentence(place('las-vegas-nv'))).toContain('about the same as across Nevada')
  for (const town of allPlaces().filter(({ row }) => row % 29 === 0)) {
    const rent = rentAround(town)
    const state = stateByCode(town.state)
    if (!rent || rent.isTop || !state || isDoubtful(rent, town) || town.rentYears === '2021') continue
    const isSame = Math.abs(rent.value - state.rent) <= state.rent * sameWithin
    expect(rentSentence(town).includes('about the same as across'), town.slug).toBe(isSame)
  }
})

test('a sentence says whose rent it compares with the state’s', () => {
  expect(rentSentence(place('parker-sd'))).toMatch(
    /^The census median rent of ZIP code 57053 was \$929 .*about the same as across South Dakota\. We have no figure for Parker alone\.$/,
  )
  expect(rentSentence(place('parker-sd'), 'es')).toContain(
    'la renta mediana en el código postal 57053 fue de $929',
  )
})
