import { isAcrossWater } from '../../locations/open-water.ts'
import type { Place } from '../../locations/place.ts'
import { allPlaces } from '../../locations/places.ts'
import { medianOf } from '../../platform/median.ts'
import {
  censusOf,
  countiesBeside,
  filingsAt,
  medianRent,
  placesIn,
  placesNear,
  rowsOf,
  type SourceRows,
  stateRentOf,
  type UsPlace,
} from './source-rows.ts'

/** What the further parts of a town's page have to say, reckoned from the rows of data/sources. */

const topRent = 3500

/** Each town of the pages by its row. */
let places: Map<string, Place> | undefined

function placeOf({ state, people, lat, lng }: UsPlace) {
  places ??= new Map(
    allPlaces().map((place) => [[place.state, place.population, place.lat, place.lng].join(), place]),
  )
  const place = places.get([state, people, lat, lng].join())
  if (!place) throw new Error(`no place of ${people} people in ${state}`)
  return place
}

/** How many towns within 50 miles that no open water cuts off cost less: within 75 where fewer than four compare. */
export function cheaperAround(rows: SourceRows) {
  const home = { rent: Math.min(rows.rent ?? 0, topRent), isTop: (rows.rent ?? 0) > topRent }
  const within = (miles: number) =>
    placesNear(rows.us, miles)
      .filter(({ us }) => !isAcrossWater(placeOf(rows.us), placeOf(us)))
      .map((near) => ({ ...near, kind: kindOf(near.us, home) }))
      .filter(({ kind }) => kind !== 'unknown')
  const near = within(50)
  const known = near.length < 4 ? within(75) : near
  const less = known.filter(({ kind }) => kind === 'less')
  return {
    outer: near.length < 4 ? 75 : 50,
    known: known.length,
    less: less.length,
    nearer: less.filter(({ miles }) => miles <= 25).length,
  }
}

function kindOf(us: UsPlace, home: { rent: number; isTop: boolean }) {
  const rent = medianRent(us)
  if (rent === null || rent < stateRentOf(us.state) * 0.45) return 'unknown'
  if (rent > topRent) return home.isTop ? 'unknown' : 'more'
  if (!home.isTop && Math.abs(rent - home.rent) <= home.rent * 0.03) return 'same'
  return rent < home.rent ? 'less' : 'more'
}

/** Of a list: miles, rent, people, and how far from the rent at home. */
export function listedFigures(home: SourceRows, other: UsPlace, miles: number) {
  const rent = Math.min(medianRent(other) ?? 0, topRent)
  const gap = Math.abs(rent - Math.min(home.rent ?? 0, topRent))
  return [told(miles), rent, other.people, ...(gap === 0 ? [] : [gap])]
}

/** Miles as pages say them. */
export function told(miles: number) {
  return Math.max(1, Math.round(miles))
}

/** Cells of the table of neighbours. */
export function besideCells(us: UsPlace, isNeighbor: boolean) {
  const census = censusOf(us)
  const rent = medianRent(us)
  const isHidden = rent === null || (isNeighbor && rent < stateRentOf(us.state) * 0.45)
  const [income, built, renting] = [
    census?.medianHouseholdIncome,
    census?.medianYearBuilt,
    census?.pctPeopleRenting,
  ]
  const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
  return [
    isHidden ? '–' : rent > topRent ? '$3,500+' : money(rent),
    income ? (Number(income) > 250_000 ? '$250k+' : money(Number(income))) : '–',
    built ? (Number(built) === 1938 ? 'by 1939' : built) : '–',
    renting ? `${Number(renting)}%` : '–',
  ]
}

/** What its portrait may say in dollars, in percent and in other numbers. */
export function portraitFigures(rows: SourceRows) {
  const { us, county, cityCensus, zips } = rows
  const near = placesNear(us, 60)
  const cities = placesNear(us, 150).filter(({ us: city }) => city.people >= 50_000)
  const inState = placesIn(us.state)
  const counties = countiesBeside(rows)
  const filings = filingsAt(rows)
  const zipRents = zips.map(({ medianGrossRent }) => Number(medianGrossRent)).filter(Boolean)
  const capped = zipRents.map((rent) => Math.min(rent, topRent))
  const incomes = [
    incomeOf(us),
    Number(county?.medianHouseholdIncome),
    Number(cityCensus?.medianHouseholdIncome),
  ]
  const isLarger = (town: { us: UsPlace }) => town.us.people > us.people
  const larger = [near.find(isLarger) ?? placesNear(us, 3000).find(isLarger) ?? []].flat()
  const middles = middlesOf(us.state)
  return {
    dollars: [
      ...[rentOf(us), middles.rent, ...near.map((town) => rentOf(town.us)), topRent],
      ...[...incomes, middles.income, 250_000, ...near.map((town) => incomeOf(town.us))],
      ...[Math.abs((incomes[0] ?? 0) - (incomes[1] ?? 0))],
      ...[...capped, Math.max(...capped) - Math.min(...capped)],
      ...cities.flatMap((city) => [rentOf(city.us), Number(rowsOf(city.us, true).fmr?.fmr2)]),
    ].map(Math.round),
    percents: [
      ...[rentingOf(us), middles.renting, ...near.map((town) => rentingOf(town.us))],
      ...['pctRentersPayingHalf', 'pctDriveAlone', 'pctSoloCommuteOver30', 'pctRenterHouseholds'].flatMap(
        (column) => [Number(county?.[column]), middle(counties.map((row) => Number(row[column])))],
      ),
      ...[Number(cityCensus?.pctRenterHouseholds), Number(cityCensus?.rentalVacancyRate)],
      ...near.map((town) => Number(rowsOf(town.us, true).cityCensus?.rentalVacancyRate)),
      Math.round((rentOf(us) * 1200) / incomeOf(us)),
    ].map((share) => Math.round(share * 10) / 10),
    others: [
      ...[us.people, inState.length, ...larger.map((town) => town.us.people)],
      ...larger.map((town) => Math.round(town.us.people / us.people)),
      ...[...near, ...cities, ...larger].map(({ miles }) => told(miles)),
      ...cities.map((city) => city.us.people),
      ...[10, 25, 50].flatMap((miles) => [miles, placesNear(us, miles).length]),
      ...[zips.length, zipRents.length, ...zips.map(({ zip }) => Number(zip))],
      ...[Number(filings?.year), Number(filings?.filings), Number(filings?.filingsPer100Renters), 100],
      ...[Number(cityCensus?.meanCommuteMinutes), 30, 2],
      ...[us, ...near.map((town) => town.us)].map((one) => Number(censusOf(one)?.medianYearBuilt)),
      ...[Math.round(middles.built), 1939],
    ],
    /** What is counted of the state's places, its counties or the nearest towns is no more than those. */
    most: Math.max(inState.length, counties.length),
  }
}

function rentOf(us: UsPlace) {
  return Math.min(medianRent(us) ?? 0, topRent)
}

function incomeOf(us: UsPlace) {
  return Math.min(Number(censusOf(us)?.medianHouseholdIncome), 250_000)
}

function rentingOf(us: UsPlace) {
  return Number(censusOf(us)?.pctPeopleRenting)
}

function middle(values: number[]) {
  return medianOf(values.filter((value) => value > 0).sort((a, b) => a - b))
}

const known = new Map<string, ReturnType<typeof findMiddles>>()

/** The figures in the middle of those of a state's places. */
function middlesOf(state: string) {
  const middles = known.get(state) ?? findMiddles(placesIn(state))
  known.set(state, middles)
  return middles
}

function findMiddles(all: UsPlace[]) {
  return {
    rent: middle(all.map(rentOf)),
    income: middle(all.map(incomeOf)),
    renting: middle(all.map(rentingOf)),
    built: middle(all.map((one) => Number(censusOf(one)?.medianYearBuilt))),
  }
}
