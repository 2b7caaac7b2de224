import { bareName, bareSpellings } from '../../platform/town-name.ts'
import { plainPlace } from '../../platform/written-place.ts'
import type { StateRule } from './state-rule.ts'

export type Town = { name: string; state: string; rents: number[]; rule: StateRule }

type Area = { towns: { name: string; spellings: string[] }[]; state: string; rents: number[] }
export type TownList = { areas: Area[]; rules: Map<string, StateRule> }

/** Of the text that town-file.ts writes. */
export function readTowns(text: string): TownList {
  const [top = '', bottom = ''] = text.split('\n\n')
  const rents = bottom.split('\n').map((line) => line.split(' ').map(Number))
  const rules = new Map<string, StateRule>()
  const areas: Area[] = []
  let state = ''
  for (const line of top.split('\n')) {
    if (line.startsWith('=')) {
      state = line.slice(1, 3)
      rules.set(state, JSON.parse(line.slice(3)))
    } else {
      const towns = line.split('\t').map((name) => ({ name, spellings: bareSpellings(name) }))
      areas.push({ towns, state, rents: rents[areas.length] ?? [] })
    }
  }
  return { areas, rules }
}

const shown = 8

/** Towns whose names begin with what was typed, those with just this name first. 'Springfield, M' narrows it to states. */
export function searchTowns({ areas, rules }: TownList, typed: string): { towns: Town[]; isCut: boolean } {
  const { name: wanted, state: inState } = partsOf(typed)
  if (wanted.length < 2) return { towns: [], isCut: false }
  const same: Town[] = []
  const begun: Town[] = []
  for (const { towns, state, rents } of areas) {
    const rule = rules.get(state)
    if (!rule || !state.startsWith(inState)) continue
    for (const { name, spellings } of towns)
      if (spellings.some((spelling) => spelling.startsWith(wanted)))
        (spellings.includes(wanted) ? same : begun).push({ name, state, rents, rule })
  }
  const found = [same, begun].flatMap((towns) =>
    towns.sort((one, other) => fullName(one).localeCompare(fullName(other))),
  )
  return { towns: found.slice(0, shown), isCut: found.length > shown }
}

/** The town of this very name: 'Houston, TX', or 'Houston TX, USA'. */
export function findTown(list: TownList, written: string): Town | null {
  return townNamed(list, written) ?? townNamed(list, plainPlace(written))
}

function townNamed(list: TownList, written: string): Town | null {
  const { name, state } = partsOf(written)
  const isMeant = (town: Town) => town.state === state && bareSpellings(town.name).includes(name)
  return searchTowns(list, written).towns.find(isMeant) ?? null
}

function partsOf(typed: string) {
  const [name = '', state = ''] = typed.split(',')
  return { name: bareName(name), state: state.trim().toUpperCase() }
}

export function fullName({ name, state }: Pick<Town, 'name' | 'state'>) {
  return `${name}, ${state}`
}
