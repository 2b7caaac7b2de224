import { plainPlace } from '../../platform/written-place.ts'
import type { StateRule } from './state-rule.ts'

export type Town = { name: string; state: string; rents: number[]; rule: StateRule }

type Area = { names: string[]; state: string; rents: number[] }
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
    } else areas.push({ names: line.split('\t'), state, rents: rents[areas.length] ?? [] })
  }
  return { areas, rules }
}

const shown = 8

/** Towns whose names begin with what was typed, those with just this name first. 'Springfield, M' narrows it to states. */
export function searchTowns({ areas, rules }: TownList, typed: string): { towns: Town[]; isCut: boolean } {
  const [name = '', state = ''] = typed
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  if (name.length < 2) return { towns: [], isCut: false }
  const found: Town[] = []
  for (const area of areas) {
    const rule = rules.get(area.state)
    if (!rule || !area.state.toLowerCase().startsWith(state)) continue
    for (const one of area.names)
      if (one.toLowerCase().startsWith(name))
        found.push({ name: one, state: area.state, rents: area.rents, rule })
  }
  const isSame = (town: Town) => Number(town.name.toLowerCase() === name)
  found.sort((one, other) => isSame(other) - isSame(one) || fullName(one).localeCompare(fullName(other)))
  return { towns: found.slice(0, shown), isCut: found.length > shown }
}

/** The town of this very name: 'Houston, TX', or 'Houston TX, USA'. */
export function findTown(list: TownList, written: string): Town | null {
  return townNamed(list, written) ?? townNamed(list, plainPlace(written))
}

function townNamed(list: TownList, written: string): Town | null {
  const wanted = written.trim().toLowerCase()
  return searchTowns(list, wanted).towns.find((town) => fullName(town).toLowerCase() === wanted) ?? null
}

export function fullName({ name, state }: Pick<Town, 'name' | 'state'>) {
  return `${name}, ${state}`
}
