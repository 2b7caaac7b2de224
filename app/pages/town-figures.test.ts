import { expect, test } from 'vitest'
import { claimRegister as prices } from '../claims/claims.ts'
import { renderSections } from '../landing/testing/render-sections.tsx'
import type { Place } from '../locations/place.ts'
import { allPlaces, findPlace } from '../locations/places.ts'
import { localPart } from '../locations/town/local-part.ts'
import { site } from '../site/testing/marked-site.ts'
import { attribute, closest, hasClass, type Node, nodesIn, readPage, textOf } from './testing/html-tree.ts'
import {
  agencyRows,
  milesBetween,
  placesIn,
  placesNear,
  rowsOf,
  type SourceRows,
  sourceRowsOf,
} from './testing/source-rows.ts'
import {
  besideCells,
  cheaperAround,
  listedFigures,
  portraitFigures,
  told as toldMiles,
} from './testing/town-tables.ts'

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

/** For each part of the page: where it stands, and the figures its rows allow. The lists and tables of the others have tests of their own. */
const parts: { name: string; isPart: (node: Node) => boolean; figures: (rows: SourceRows) => number[] }[] = [
  { name: 'masthead', isPart: (node) => hasClass(node, 'plateline'), figures: mastheadFigures },
  { name: 'costs', isPart: isAt('costs'), figures: costFigures },
  { name: 'day one', isPart: isAt('day-one'), figures: dayOneFigures },
  { name: 'low income', isPart: isAt('low-income'), figures: lowIncomeFigures },
  { name: 'rights', isPart: isAt('rights'), figures: rightsFigures },
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

test('every town of a list around is as far, as large and as dear as its row, and they are counted right', () => {
  let listed = 0
  for (const place of towns) {
    const { rows, nodes } = readTown(place)
    const reach = nodes.find(isAt('reach'))
    const items = reach
      ? nodesIn(reach).filter(({ tag, parent }) => tag === 'li' && hasClass(parent ?? reach, 'numbered'))
      : []
    for (const item of items) {
      const href = nodesIn(item).flatMap((node) => attribute(node, 'href') ?? [])[0] ?? ''
      const other = sourceRowsOf(placeAt(href.replace('/city/', ''))).us
      const [, ...figures] = nodesIn(item)
        .filter(({ tag }) => tag === 'i' || tag === 'small' || tag === 'em')
        .flatMap((node) =>
          closest(node.parent ?? node, ({ tag }) => tag === 'em') ? [] : numbersIn(textOf(node)),
        )
      expect(figures, `${place.slug}: ${href}`).toEqual(
        listedFigures(rows, other, milesBetween(rows.us, other)),
      )
      listed++
    }
    const lead = reach ? textOf(nodesIn(reach).find((node) => hasClass(node, 'lead')) ?? '') : ''
    const told = /(?:(\d+) of )?(\d+) towns within (\d+) miles/.exec(lead)
    if (!told) continue
    const { less, known, nearer, outer } = cheaperAround(rows)
    expect([Number(told[2]), Number(told[3])], place.slug).toEqual([known, outer])
    if (told[1]) expect(Number(told[1]), place.slug).toBe(less)
    const within = / (\d+|one|none) of them within 25\.$/.exec(lead)?.[1]
    if (within)
      expect(['none', 'one'].indexOf(within) < 0 ? Number(within) : ['none', 'one'].indexOf(within)).toBe(
        nearer,
      )
  }
  expect(listed).toBeGreaterThan(1000)
})

test('an office is as far as its town, and has the phone of its row', () => {
  let told = 0
  for (const place of towns) {
    const { rows, nodes } = readTown(place)
    const office = nodes.find(({ tag, parent }) => tag === 'li' && parent && hasClass(parent, 'helpers'))
    const contacts = nodesIn(office ?? part(place, 'help')).filter(({ tag }) => tag === 'li')
    for (const contact of contacts) {
      const link = nodesIn(contact).flatMap((node) => attribute(node, 'href') ?? [])[0] ?? ''
      // A few have no phone on file.
      if (!link) continue
      const own = agencyRows.filter(({ phone = '' }) => link === `tel:+1${phone.replace(/\D/g, '')}`)
      expect(own.length, `${place.slug}: ${link}`).toBeGreaterThan(0)
      const miles = /, (\d+) miles? [a-z]+, /.exec(textOf(contact))?.[1]
      if (!miles) continue
      const said = textOf(contact)
      const towns = own
        .filter(({ city }) => said.includes(` ${city}, `))
        .flatMap(({ city, state = '' }) => placesIn(state).filter(({ name }) => name === city))
      if (towns.length === 0) continue
      expect(
        towns.map((town) => toldMiles(milesBetween(rows.us, town))),
        `${place.slug}: ${link}`,
      ).toContain(Number(miles))
      told++
    }
  }
  expect(told).toBeGreaterThan(250)
})

test('the limits of low income are those of the county, by people and line', () => {
  for (const place of towns) {
    const { limits } = readTown(place).rows
    const table = nodesIn(part(place, 'low-income'))
      .filter(({ tag }) => tag === 'tr')
      .slice(1)
    const expected = [1, 2, 3, 4].map((people) =>
      ['l30', 'l50', 'l80'].map((line) => Number(limits?.[`${line}_${people}`])),
    )
    expect(table.map(cellsOf), place.slug).toEqual(limits ? expected : [])
  }
})

test('the table beside a town has the rows of its neighbours, and then of its county', () => {
  let compared = 0
  for (const place of towns) {
    const { rows, nodes } = readTown(place)
    const table = nodes.find((node) => hasClass(node, 'besides'))
    if (!table) continue
    const near = placesNear(rows.us, 60)
    for (const row of nodesIn(table).filter(({ tag, parent }) => tag === 'tr' && parent?.tag === 'tbody')) {
      const head = nodesIn(row).find(({ tag }) => tag === 'th')
      const cells = nodesIn(row)
        .filter(({ tag }) => tag === 'td')
        .map(textOf)
      const way = nodesIn(row).find(({ tag }) => tag === 'small')
      const miles = way && numbersIn(textOf(way))[0]
      const name = head
        ? textOf(head)
            .replace(/ \d+ miles? .*| beside it.*/, '')
            .replace(/, [A-Z]{2}$/, '')
        : ''
      if (way) {
        const expected = near.filter(
          (town) => name.startsWith(town.us.name) && (miles === undefined || toldMiles(town.miles) === miles),
        )
        expect(
          expected.map(({ us }) => besideCells(us, true)),
          `${place.slug}: ${name}`,
        ).toContainEqual(cells)
      } else if (/–,–$/.test(cells.join()) && rows.county && name !== place.name.replace(/ \(.*\)$/, ''))
        expect(
          cells.slice(0, 2).map((cell) => numbersIn(cell)[0]),
          place.slug,
        ).toEqual([
          Math.min(Number(rows.county.medianGrossRent), 3501),
          Number(rows.county.medianHouseholdIncome),
        ])
      else expect(cells, place.slug).toEqual(besideCells(rows.us, false))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(1500)
})

test('a portrait says no dollars, percent or other number that its rows do not give', () => {
  for (const place of towns) {
    const { rows, nodes } = readTown(place)
    const portrait = nodes.find((node) => hasClass(node, 'portrait'))
    const said = textOf(portrait ?? '').replaceAll(
      /\b[A-Z][\w’. ]* \d+(?= County)|\d{4}–\d{4}|2020 census/g,
      '',
    )
    const allowed = portraitFigures(rows)
    const [money, shares] = [/\$[\d,]+/g, /[\d.]+%/g].map((kind) =>
      (said.match(kind) ?? []).flatMap(numbersIn),
    )
    expect(
      money?.filter((one) => !allowed.dollars.includes(one)),
      place.slug,
    ).toEqual([])
    expect(
      shares?.filter((one) => !allowed.percents.includes(one)),
      place.slug,
    ).toEqual([])
    const plain = numbersIn(said.replace(/\$[\d,]+|[\d.]+%/g, ''))
    expect(
      plain.filter((one) => !allowed.others.includes(one) && !years.includes(one) && one > allowed.most),
      place.slug,
    ).toEqual([])
  }
})

function lowIncomeFigures({ limits, fmr, ownCensus, cityCensus, county }: SourceRows) {
  if (!limits) return [80, ...years]
  const lines = Object.values(limits).map(Number)
  const incomes = [ownCensus, cityCensus, county].map((row) => Number(row?.medianHouseholdIncome))
  const carried = Math.floor((Number(limits.l50_2) * 0.3) / 12)
  return [
    ...[...lines, ...incomes, carried, Math.abs(Number(fmr?.fmr1) - carried)],
    ...incomes.flatMap((income) =>
      [30, 50, 80].map((line) => Math.abs(income - Number(limits[`l${line}_3`]))),
    ),
    // The lines, people at home, the day of the table.
    ...[30, 50, 80, 1, 2, 3, 4, ...years],
  ]
}

function rightsFigures({ laws, fmr }: SourceRows) {
  const cap = laws.find(({ topic }) => topic === 'deposit-cap-months')
  return [
    ...laws.flatMap(({ value, detail, statute }) => numbersIn(`${value} ${detail} ${statute}`)),
    ...laws.flatMap(({ sourceDate = '' }) => sourceDate.split('-').map(Number)),
    ...[Number(fmr?.fmr1) * Number(cap?.value), Math.floor(Number(cap?.value))],
    // Within 60 days, by 15 U.S.C. § 1681j(b).
    ...[60, 15, 1681],
  ]
}

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

function placeAt(slug: string) {
  const place = findPlace(slug)
  if (!place) throw new Error(`no ${slug}`)
  return place
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
