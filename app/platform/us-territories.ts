import { slugOf } from './slug.ts'
import type { territoryWords } from './territory-words.ts'
import { readPlace } from './written-place.ts'

export type Territory = keyof (typeof territoryWords)['en']

/** How each may be called at the end of an address, its own name first. 'AS' alone is a word of both languages. */
const endings: Record<Territory, readonly [string, ...string[]]> = {
  PR: ['puerto-rico', 'pr'],
  GU: ['guam', 'gu'],
  VI: ['us-virgin-islands', 'virgin-islands', 'islas-virgenes', 'usvi', 'vi'],
  AS: ['american-samoa', 'samoa-americana'],
  MP: [
    'northern-mariana-islands',
    'mariana-islands',
    'islas-marianas',
    'islas-marianas-del-norte',
    'cnmi',
    'mp',
  ],
}

export const territories = Object.keys(endings) as Territory[]

/** The territory that 'San Juan, PR 00901' or 'Guam' lies in; null for every other place. */
export function territoryIn(written: string): Territory | null {
  const { town, stateCode } = readPlace(written)
  if (stateCode) return null
  const slug = `-${slugOf(town)}`
  return territories.find((code) => endings[code].some((ending) => slug.endsWith(`-${ending}`))) ?? null
}

export function territorySlug(territory: Territory) {
  return endings[territory][0]
}
