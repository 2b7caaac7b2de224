import table from '../../data/states.json' with { type: 'json' }
import { sources } from '../almanac/source.ts'
import type { State } from './place.ts'

const all: readonly State[] = table.map((row) => ({ ...row, rentYears: sources.states.years }))
const bySlug = new Map(all.map((state) => [state.slug, state]))
const byCode = new Map(all.map((state) => [state.code, state]))

/** The fifty states in the order of their names, with three example cities each. */
export const stateEntries = all.map(({ name, slug, code, exampleCities }) => ({
  name,
  slug,
  code,
  cities: exampleCities,
}))

/** No state, but a city with a page. */
export const district = { slug: 'district-of-columbia', code: 'DC' }

export function states() {
  return all
}

export function findState(slug: string) {
  return bySlug.get(slug) ?? null
}

/** Null for DC: Washington is a city with a page, the District is none of the fifty. */
export function stateByCode(code: string) {
  return byCode.get(code) ?? null
}

export function isStateCode(code: string) {
  return code === district.code || byCode.has(code)
}
