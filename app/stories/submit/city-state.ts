import { normalized } from '../../platform/outside-text.ts'
import { openTableFile } from '../../platform/table-file.ts'
import { stateCodeFor } from '../../platform/us-states.ts'
import { readPlace } from '../../platform/written-place.ts'
import type { SubmissionValues } from './submission.ts'

/**
 * 'Houston, TX': also for 'houston' and for somebody who wrote 'Houston TX' into the city field. Pages of a town find
 * their stories by this: a town we know is spelled as they spell it.
 */
export function cityStateOf({ city, state }: Pick<SubmissionValues, 'city' | 'state'>) {
  const { town, stateCode } = readPlace(city)
  const isOfState = stateCode === null || stateCode === state
  const known = knownTown(state, isOfState ? [city, town] : [city])
  return `${known ?? capitalised(stateCode === state ? withoutState(city, town) : city)}, ${state}`
}

/** Commas within a name stay: 'Paris, near Dallas, TX'. */
function withoutState(city: string, town: string) {
  const comma = city.lastIndexOf(',')
  return comma > 0 && stateCodeFor(city.slice(comma + 1)) ? city.slice(0, comma).trim() : town
}

/** The first of these spellings that is a town of the state. */
function knownTown(state: string, spellings: string[]) {
  const towns = townsOf(state)
  return spellings.map((spelling) => towns.get(bareName(spelling))).find(Boolean)
}

/** Of one state at a time: all of them would take memory for what is seldom asked. */
let known: { state: string; towns: Map<string, string> } | undefined

function townsOf(state: string) {
  if (known?.state === state) return known.towns
  const places = openTableFile('places.tsv')
  const rows = places.search(`\t${state}\t`).map((index) => places.row(index, 2))
  const towns = new Map(
    rows.flatMap(([name = '', of]): [string, string][] => (of === state ? [[bareName(name), name]] : [])),
  )
  known = { state, towns }
  return towns
}

/** Letters alone: "O'Fallon", 'OFALLON' and 'O’fallon' are one town. */
function bareName(town: string) {
  return normalized(town, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Only a name typed in one case is touched, not 'McAdoo'. */
function capitalised(city: string) {
  if (city !== city.toLowerCase() && city !== city.toUpperCase()) return city
  return city.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (start) => start.toUpperCase())
}
