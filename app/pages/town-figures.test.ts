import { expect, test } from 'vitest'
import { claimRegister as prices } from '../claims/claims.ts'
import { renderSections } from '../landing/testing/render-sections.tsx'
import type { Place } from '../locations/place.ts'
import { allPlaces, findPlace } from '../locations/places.ts'
import { localPart } from '../locations/town/local-part.ts'
import { site } from '../site/testing/marked-site.ts'
import { attribute, hasClass, type Node, nodesIn, readPage, textOf } from './testing/html-tree.ts'
import { rowsOf, type SourceRows, sourceRowsOf } from './testing/source-rows.ts'

/** The almanac of 200 towns of every size, drawn, and read against the rows of data/sources. */
const special = [
  'new-york-ny',
  'houston-tx',
  'pecos-tx',
  'hilo-hi',
  'whitinsville-ma',
  'washington-dc',
  'hartford-ct',
  // Three bedrooms are 400 hours of its lowest wage, and not a minute more.
  'visalia-ca',
]
const towns = [
  ...special.flatMap((slug) => findPlace(slug) ?? []),
  ...allPlaces().filter((_, index) => index % 71 === 17),
].slice(0, 200)

/** For each part of the page: where it stands, and the figures its rows allow. Parts to come add themselves here. */
const parts: { name: string; isPart: (node: Node) => boolean; figures: (rows: SourceRows) => number[] }[] = [
  { name: 'masthead', isPart: (node) => hasClass(node, 'plateline'), figures: mastheadFigures },
  { name: 'costs', isPart: isAt('costs'), figures: costFigures },
  { name: 'day one', isPart: isAt('day-one'), figures: dayOneFigures },
]

test('every figure on 200 town pages is that of its row, or follows from it', () => {
  expect(towns).toHaveLength(200)
  let compared = 0
  for (const place of towns) {
    const { rows, nodes } = readTown(place)
    for (const { name, isPart, figures } of parts) {
      const part = nodes.find(isPart)
      const allowed = new Set(figures(rows))
      const told = numbersIn(part ? textOf(part) : '')
      expect(
        told.filter((number) => !allowed.has(number)),
        `${place.slug}, ${name}`,
      ).toEqual([])
      compared += told.length
    }
  }
  expect(compared).toBeGreaterThan(200 * 60)
})

test('the table has a row for each size of home: its fair rent, two incomes and the hours', () => {
  for (const place of towns) {
    const { fmr, wage } = readTown(place).rows
    if (!fmr) continue
    const hourly = wage?.confidence === 'high' ? Number(wage.hourly) : null
    const expected = [0, 1, 2, 3, 4].map((bedrooms) => {
      const rent = Number(fmr[`fmr${bedrooms}`])
      return [rent, Math.ceil(rent / 0.3), rent * 3, ...(hourly ? [hoursOf(rent, hourly)] : [])]
    })
    const rows = nodesIn(part(place, 'costs')).filter(({ tag }) => tag === 'tr')
    expect(rows.slice(1, 6).map(cellsOf), place.slug).toEqual(expected)
  }
})

test('a slip adds up, and its deposit is the state’s cap or one month', () => {
  for (const place of towns) {
    const slip = nodesIn(part(place, 'day-one')).find((node) => hasClass(node, 'slip'))
    const lines = nodesIn(slip ?? part(place, 'day-one')).filter(
      ({ tag, parent }) => tag === 'div' && parent?.tag === 'dl',
    )
    const amount = (line: Node) =>
      numbersIn(textOf(nodesIn(line).find(({ tag }) => tag === 'dd') ?? ''))[0] ?? 0
    const shared = lines.filter((line) => !/\bp\d/.test(attribute(line, 'class') ?? ''))
    const [rent = 0, deposit = 0] = shared.map(amount)
    const cap = readTown(place).rows.laws.find(({ topic }) => topic === 'deposit-cap-months')
    expect(deposit, place.slug).toBe(rent * Number(cap?.value ?? 1))
    for (const program of [1, 2, 3, 4, 5, 6]) {
      const own = lines.filter((line) => hasClass(line, `p${program}`))
      const [sum] = own.filter((line) => hasClass(line, 'sum')).map(amount)
      const parts = [...shared, ...own.filter((line) => !hasClass(line, 'sum'))].map(amount)
      expect(sum, `${place.slug}, program ${program}`).toBeCloseTo(
        parts.reduce((a, b) => a + b, 0),
        2,
      )
    }
  }
})

function mastheadFigures({ us, county, ownCensus, cityCensus }: SourceRows) {
  const income =
    cityCensus?.medianHouseholdIncome || ownCensus?.medianHouseholdIncome || county?.medianHouseholdIncome
  const built = Number(ownCensus?.medianYearBuilt)
  return [
    us.people,
    Number(county?.pctRentersPayingHalf),
    built === 1938 ? 1939 : built,
    Number(cityCensus?.rentalVacancyRate),
    Math.round(Number(cityCensus?.meanCommuteMinutes)),
    Math.min(Number(income), 250_000),
    Number(us.lat.toFixed(2)),
    Math.abs(Number(us.lng.toFixed(2))),
    ...years,
  ]
}

/** Rents, what follows from each by the two rules and at the lowest wage, and the difference of any two. */
function costFigures(town: SourceRows) {
  const { wage, county, ownCensus, cityCensus, zips, larger } = town
  const neighbor = larger && rowsOf(larger.us, true)
  const hourly = Number(wage?.hourly)
  const yearly = Math.min(
    Number(
      cityCensus?.medianHouseholdIncome || ownCensus?.medianHouseholdIncome || county?.medianHouseholdIncome,
    ),
    250_000,
  )
  const carried = [(hourly * 40 * 52 * 0.3) / 12, (yearly * 0.3) / 12].map(Math.floor)
  const rents = [...rentsOf(town), town.stateRent ?? 0, ...(neighbor ? rentsOf(neighbor) : []), ...carried]
  const zipRents = zips.map((row) => Math.min(Number(row.medianGrossRent), 3500)).filter(Boolean)
  return [
    ...rents,
    ...rents.flatMap((one) => rents.map((other) => Math.abs(one - other))),
    ...rentsOf(town).flatMap((rent) => [
      ...[Math.ceil(rent / 0.3), rent * 3, ...(hourly ? [hoursOf(rent, hourly)] : [])],
      // The hour's pay that carries it, full time.
      Math.ceil(((rent * 12) / 0.3 / 2080) * 100) / 100,
    ]),
    Math.round((Math.abs((town.rent ?? 0) - (town.stateRent ?? 1)) / (town.stateRent ?? 1)) * 100),
    ...[Math.min(...zipRents), Math.max(...zipRents), zipRents.length, ...zips.map(({ zip }) => Number(zip))],
    ...[hourly, yearly, Math.max(1, Math.round(larger?.miles ?? 0)), ...numbersIn(wage?.note ?? '')],
    // From how many people on a town is a city to compare with.
    ...(larger ? [100_000] : []),
    // The names of the rules, full time, the sizes of homes.
    ...[30, 3, 173, 1, 2, 3, 4],
    ...years,
  ]
}

/** Whole hours until three tenths of their pay, in tenths of a cent, are the rent. */
function hoursOf(rent: number, hourly: number) {
  const [owed, anHour] = [rent * 1000, Math.round(hourly * 100) * 3]
  const rest = owed % anHour
  return (owed - rest) / anHour + (rest > 0 ? 1 : 0)
}

function dayOneFigures(town: SourceRows) {
  const { laws, fmr } = town
  const rent = Number(fmr?.fmr1 ?? town.rent ?? town.stateRent)
  const known = laws.filter(({ topic }) => /deposit|application/.test(topic ?? ''))
  const months = Number(known.find(({ topic }) => topic === 'deposit-cap-months')?.value ?? 1)
  const screening = Number(
    /^\$(\d+) /.exec(known.find(({ topic }) => topic === 'application-fee')?.value ?? '')?.[1] ?? 0,
  )
  const p = prices
  const fees = [
    [p.applicationFee.value, rent],
    [p.setupFee.value, p.placementFee.value],
    [Math.max(rent, p.performanceMinimum.value)],
    [p.corporateFee.value],
    [
      p.kitOneAdult.value,
      p.kitTodayOneAdult.value,
      Number(site.claims.kitBeforeDelivery.slice(1)),
      p.kitTwoAdults.value,
    ],
    [],
  ]
  const toLandlord = rent + rent * months + screening
  const yearly = Number(
    town.cityCensus?.medianHouseholdIncome ||
      town.ownCensus?.medianHouseholdIncome ||
      town.county?.medianHouseholdIncome,
  )
  const first = rent * (1 + months)
  const ours = fees.map((own, index) => (index === 4 ? p.kitOneAdult.value : own.reduce((a, b) => a + b, 0)))
  return [
    ...[rent, rent * months, months, screening, ...fees.flat(), ...ours],
    ...[first, Math.round((first / yearly) * 520) / 10, town.rent ?? 0, (town.rent ?? 0) * (1 + months)],
    ...ours.map((own) => Math.round((own + toLandlord) * 100) / 100),
    ...[p.performanceMinimum.value, Number(p.feeAge.value)],
    ...[p.fundingRange, p.fundingTexas, p.fundingCalifornia, p.fundingFlorida].flatMap(({ value }) => value),
    ...[p.repaymentTerm, p.placementDue, p.performanceDue].flatMap(({ value }) => numbersIn(value)),
    ...known.flatMap((law) => numbersIn(`${law.value} ${law.detail} ${law.statute}`)),
    ...known.flatMap(({ sourceDate = '' }) => sourceDate.split('-').map(Number)),
    // Bedrooms and adults to choose among.
    ...[1, 2, 3, 4],
    ...years,
  ]
}

const years = [2019, 2020, 2021, 2023, 2024, 2026, 15]

function rentsOf({ fmr, rent }: SourceRows) {
  const fair = fmr ? [0, 1, 2, 3, 4].map((bedrooms) => Number(fmr[`fmr${bedrooms}`])) : []
  return [...fair, ...(rent === null ? [] : [Math.min(rent, 3500)])]
}

const read = new Map<Place, { rows: SourceRows; nodes: Node[] }>()

/** Drawn once for all tests. */
function readTown(place: Place) {
  const town = read.get(place) ?? {
    rows: sourceRowsOf(place),
    nodes: nodesIn(readPage(renderSections(localPart(place, site), site))),
  }
  read.set(place, town)
  return town
}

function part(place: Place, id: string) {
  const found = readTown(place).nodes.find(isAt(id))
  if (!found) throw new Error(`${place.slug} has no #${id}`)
  return found
}

function isAt(id: string) {
  return (node: Node) => attribute(node, 'id') === id
}

function cellsOf(row: Node) {
  return nodesIn(row)
    .filter(({ tag }) => tag === 'td')
    .map((cell) => numbersIn(textOf(cell))[0])
}

function numbersIn(text: string) {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')))
}
