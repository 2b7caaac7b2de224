import { setImmediate as nextTurn } from 'node:timers/promises'
import { plainHash } from '../platform/keyed-hash.server.ts'
import type { Facts } from './facts.ts'
import type { Finding, Note } from './finding.ts'
import { gravities, type Spot } from './rule.ts'
import { rules } from './rules.ts'

export type Notes = ReadonlyMap<string, Note & { mark: string }>

/** What the rules find, gravest first, with what the owner decided about it. */
export async function review(facts: Facts, notes: Notes): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { find, ...rule } of rules) {
    const spots = find(facts)
    // A rule reads every sentence of the site: other requests come in between.
    await nextTurn()
    if (spots.length === 0) continue
    const mark = markOf(spots)
    const { mark: noted, ...note } = notes.get(rule.id) ?? { mark: null }
    findings.push({ ...rule, spots, mark, note: 'reason' in note ? note : null, isDecided: noted === mark })
  }
  return findings.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ isDecided, gravity }: Finding) {
  return isDecided ? gravities.length : gravities.indexOf(gravity)
}

/** The same for the same findings in whatever order. */
function markOf(spots: Spot[]) {
  const told = spots.map(({ text, places }) =>
    JSON.stringify([text, ...places.map(({ href }) => href).sort()]),
  )
  return plainHash(told.sort().join('\n'))
}
