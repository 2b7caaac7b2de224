import { openTableFile } from '../../platform/table-file.ts'
import { bareName, bareSpellings } from '../../platform/town-name.ts'
import { stateCodeFor } from '../../platform/us-states.ts'
import { plainPlace, readPlace } from '../../platform/written-place.ts'
import type { SubmissionValues } from './submission.ts'

/**
 * 'Houston, TX': also for 'houston' and for somebody who wrote 'Houston TX' into the city field. Pages of a town find
 * their stories by this: a town we know is spelled as they spell it, 'St. Louis' of 'Saint Louis', 'New York' of 'NYC'.
 */
export function cityStateOf({ city, state }: Pick<SubmissionValues, 'city' | 'state'>) {
  const { town, stateCode } = readPlace(city)
  const isOfState = stateCode === null || stateCode === state
  const known = knownTown(state, isOfState ? [city, town, plainTown(town, state)] : [city])
  return `${known ?? capitalised(stateCode === state ? withoutState(city, town) : city)}, ${state}`
}

function plainTown(town: string, state: string) {
  return readPlace(plainPlace(`${town}, ${state}`)).town
}

/** Commas within a name stay: 'Paris, near Dallas, TX'. */
function withoutState(city: string, town: string) {
  const comma = city.lastIndexOf(',')
  return comma > 0 && stateCodeFor(city.slice(comma + 1)) ? city.slice(0, comma).trim() : town
}

/** The first of these spellings that is a town of the state. */
function knownTown(state: string, spellings: string[]) {
  return spellings.map((spelling) => findTown(state, bareName(spelling))).find(Boolean)
}

function findTown(state: string, bare: string) {
  const towns = townsOf(state)
  const line = towns.indexOf(`\n${bare}\t`)
  return line < 0 ? null : towns.slice(line + bare.length + 2, towns.indexOf('\n', line + 1))
}

/** A line for each spelling, with the name behind it. As text: maps of all states took 40 MB, this takes one. */
const townsByState = new Map<string, string>()

function townsOf(state: string) {
  const towns = townsByState.get(state) ?? writeTowns(state)
  townsByState.set(state, towns)
  return towns
}

function writeTowns(state: string) {
  const places = openTableFile('places.tsv')
  const rows = places.search(`\t${state}\t`).map((index) => places.row(index, 2))
  const lines = rows.flatMap(([name = '', of]) =>
    of === state ? bareSpellings(name).map((bare) => `${bare}\t${name}`) : [],
  )
  return ['', ...lines, ''].join('\n')
}

const maxShortName = 3

/** Only a name typed in one case is touched, not 'McAdoo'; and 'SLC' stands for other words. */
function capitalised(city: string) {
  const isLower = city === city.toLowerCase()
  const isUpper = city === city.toUpperCase() && city.length > maxShortName
  if (!isLower && !isUpper) return city
  return city.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (start) => start.toUpperCase())
}
