import { describe, expect, test } from 'vitest'
import { readSources } from '../../scripts/facts/sources.mjs'
import { allPlaces, findPlace } from '../locations/places.ts'
import { agenciesInCounty, locatedAgencies } from './agencies.ts'
import { countyFacts, countyStandings, evictionFilings, incomeLimits } from './county.ts'
import { fairRentAmounts, fairRents } from './fair-rents.ts'
import { depositCap, lawOf, lawsOf } from './laws.ts'
import { peopleAndHomes } from './people-and-homes.ts'
import { placeRow, rowsWithZip } from './place-row.ts'
import { isSuperseded, sources } from './source.ts'
import { courtsOf, legalAidIn, minimumWage, minimumWageNote } from './state-facts.ts'
import { zipRents } from './zip-rents.ts'

const houston = place('houston-tx')
const newYork = place('new-york-ny')
const hartford = place('hartford-ct')
const { local } = readSources('data/sources/')

function place(slug: string) {
  const found = findPlace(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

describe('fair rents', () => {
  test('are HUD’s of the year in the name of its table, with the area they hold for', () => {
    expect(fairRents(houston)).toMatchObject({
      area: 'Houston-The Woodlands-Sugar Land, TX HUD Metro FMR Area',
      byBedrooms: {
        1: { value: 1323, source: { short: 'HUD, FY2026', asOf: '2026-05-21' } },
        4: { value: 2639 },
      },
    })
  })

  test('of all places lie ready for a search', () => {
    const amounts = fairRentAmounts(allPlaces().length)
    expect([...amounts.subarray(houston.row * 5, houston.row * 5 + 5)]).toEqual([
      1280, 1323, 1573, 2116, 2639,
    ])
    expect(amounts.filter((amount) => amount === 0).length).toBeLessThanOrEqual(30 * 5)
  })

  test('are no longer the newest when HUD’s next fiscal year has begun', () => {
    expect(isSuperseded(sources.fairRents, new Date('2026-09-30T23:59:59Z'))).toBe(false)
    expect(isSuperseded(sources.fairRents, new Date('2026-10-01T00:00:00Z'))).toBe(true)
    expect(isSuperseded(sources.places, new Date('2036-10-01T00:00:00Z'))).toBe(false)
  })
})

describe('what the census knows', () => {
  test('comes from the newest table that has the place', () => {
    expect(peopleAndHomes(houston)).toMatchObject({
      metro: 'Houston-Pasadena-The Woodlands, TX',
      income: { value: 64_813, of: { kind: 'place', name: 'Houston' }, source: { years: '2020–2024' } },
      renters: { value: 57.9, of: { kind: 'place' } },
      yearBuilt: { value: 1981, source: { years: '2019–2023' } },
      vacancy: { value: 10 },
      county: { name: 'Harris County', payingHalf: { value: 26.1 } },
    })
  })

  test('is the county’s where the place has none, and says so', () => {
    const pecos = peopleAndHomes(place('pecos-tx'))
    expect(pecos.renters).toMatchObject({ of: { kind: 'county', name: 'Reeves County' } })
  })

  test('names no county for New York, which lies in five', () => {
    expect(placeRow(newYork).county).toBe('')
    expect(peopleAndHomes(newYork)).toMatchObject({ county: null, income: { value: 80_483 } })
    expect(agenciesInCounty(newYork)).toEqual([])
    expect(fairRents(newYork)?.byBedrooms[0].value).toBe(2529)
  })

  test('is that of the planning region in Connecticut', () => {
    const { county, censusCounty } = placeRow(hartford)
    expect([county, censusCounty]).toEqual(['09003', '09110'])
    expect(countyFacts(censusCounty)?.name).toBe('Capitol Planning Region')
  })

  test('counts no further than its last class', () => {
    const all = allPlaces()
      .filter((row) => ['250001', ''].includes(placeRow(row).income) || placeRow(row).built === '1938')
      .map(peopleAndHomes)
    expect(Math.max(...all.map(({ income }) => income?.value ?? 0))).toBe(250_000)
    expect(all.filter(({ isTopIncome }) => isTopIncome).length).toBeGreaterThan(0)
    expect(Math.min(...all.map(({ yearBuilt }) => yearBuilt?.value ?? 9999))).toBe(1939)
    expect(all.filter(({ isOldestBuilt }) => isOldestBuilt).length).toBeGreaterThan(0)
  })

  test('has the rents of a town’s ZIP codes, cheapest first', () => {
    const rents = zipRents(houston).map(({ rent }) => rent.value)
    expect(rents.length).toBeGreaterThan(50)
    expect(rents).toEqual(rents.toSorted((a, b) => a - b))
  })

  test('finds the towns of a ZIP code, largest first', () => {
    expect(rowsWithZip('77002')[0]).toBe(houston.row)
    expect([rowsWithZip('7700'), rowsWithZip(''), rowsWithZip('99999'), rowsWithZip('48')]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })
})

describe('income limits', () => {
  test('are the county’s, for one to four people', () => {
    const limits = incomeLimits(placeRow(houston).censusCounty)
    expect(limits?.low.map(({ value }) => value)).toEqual([58_250, 66_600, 74_900, 83_200])
    expect(limits?.extremelyLow[0]).toMatchObject({
      of: { name: 'Harris County' },
      source: { years: 'FY2026' },
    })
  })

  test('are missing where HUD sets them by town', () => {
    const counties = new Set(allPlaces().map((row) => placeRow(row).censusCounty))
    const without = [...counties].filter((code) => incomeLimits(code) === null)
    expect(without.length).toBeGreaterThan(0)
    expect(without.length).toBeLessThan(40)
  })
})

describe('of a state', () => {
  test('only laws that were checked twice are shown', () => {
    expect(lawsOf('TX').map(({ topic }) => topic)).toEqual(['late-fee'])
    expect(lawOf('VT', 'source-of-income')).toBeNull()
    expect(depositCap('MA')).toMatchObject({ months: 1, law: { asOf: '2026-07-26' } })
    expect(depositCap('TX')).toBeNull()
  })

  test('there are legal aid, courts and a lowest wage for each', () => {
    const states = new Set(allPlaces().map(({ state }) => state))
    for (const state of states) {
      expect(legalAidIn(state).length, state).toBeGreaterThan(0)
      expect(courtsOf(state)?.courtSite, state).toMatch(/^https?:/)
    }
    expect(minimumWage(houston)).toMatchObject({ value: 7.25, source: { years: 'as of November 15, 2026' } })
  })

  test('the lowest wage follows the county where a state sets one for some of them', () => {
    const wages = ['new-york-ny', 'yonkers-ny', 'hempstead-ny', 'brookhaven-ny', 'buffalo-ny'].map(
      (slug) => minimumWage(place(slug))?.value,
    )
    expect(wages).toEqual([17, 17, 17, 17, 16])
    expect(minimumWage(newYork)).toMatchObject({
      of: { kind: 'area', name: 'New York City, Long Island and Westchester' },
      source: { years: 'as of November 15, 2026' },
    })
    expect(minimumWageNote(place('buffalo-ny'))).toBe('New York City, Long Island and Westchester $17.00')
  })

  test('a landlord of New Jersey is bound by the section on landlords', () => {
    expect(lawOf('NJ', 'source-of-income')?.statute).toBe('N.J.S.A. 10:5-12(g)')
  })
})

test('a housing agency has its office, its phone and its day', () => {
  expect(agenciesInCounty(houston)).toContainEqual(
    expect.objectContaining({
      name: 'Houston Housing Authority',
      phone: '713-260-0812',
      source: expect.objectContaining({ years: 'as of May 3, 2026' }),
    }),
  )
  expect(locatedAgencies().length).toBeGreaterThan(3000)
})

test('eviction filings are shown with their year or not at all', () => {
  const filed = allPlaces()
    .slice(0, 1000)
    .flatMap((row) => evictionFilings(placeRow(row).county) ?? [])
  expect(filed.length).toBeGreaterThan(300)
  for (const { filings } of filed) expect(filings.source.years).toMatch(/^201[678]$/)
})

test('figures of places of every size are those of its rows in the source tables', () => {
  const key = (row: Record<string, string>) => [row.name, row.state, row.kind, row.countyFips].join('|')
  const own = new Map(local['acs-places'].rows.map((row) => [key(row), row]))
  const fmr = new Map(local.fmr.rows.map((row) => [row.fips, row]))
  const counties = new Map(local['acs-counties'].rows.map((row) => [row.fips, row]))
  const byGeoid = new Map(local.places.rows.map((row) => [`${row.state} ${row.zips} ${row.name}`, row]))
  let compared = 0
  for (const row of allPlaces().filter((_, index) => index % 23 === 0)) {
    const { zips } = placeRow(row)
    const source = byGeoid.get(`${row.state} ${zips.join(' ')} ${row.name}`)
    if (!source || row.slug === 'new-york-ny') continue
    compared++
    const facts = peopleAndHomes(row)
    expect(String(fairRents(row)?.byBedrooms[2].value ?? '')).toBe(fmr.get(source.fmrFips)?.fmr2 ?? '')
    expect(facts.peopleRenting?.value ?? 0).toBe(Number(own.get(key(source))?.pctPeopleRenting ?? 0))
    expect(String(facts.county?.income?.value ?? '')).toBe(
      counties.get(source.acsCountyFips)?.medianHouseholdIncome ?? '',
    )
  }
  expect(compared).toBeGreaterThan(590)
})

test('a county stands among all counties of its state, those without a town of ours included', () => {
  const states = Map.groupBy(local['acs-counties'].rows, ({ fips = '' }) => fips.slice(0, 2))
  for (const [state, rows] of states) {
    const standings = countyStandings(state)
    expect(standings?.payingHalf.length, state).toBe(rows.filter((row) => row.pctRentersPayingHalf).length)
    expect(standings?.longDrive.length, state).toBe(rows.filter((row) => row.pctSoloCommuteOver30).length)
  }
})
