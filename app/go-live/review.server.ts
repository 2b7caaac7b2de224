import { plainHash } from '../platform/keyed-hash.server.ts'
import type { Facts } from './facts.ts'
import type { Finding, Note } from './finding.ts'
import { gravities, type Spot } from './rule.ts'
import { rules } from './rules.ts'

export type Notes = ReadonlyMap<string, Note & { mark: string }>

/** What the rules find, gravest first, with what the owner decided about it. */
export function review(facts: Facts, notes: Notes): Finding[] {
  const findings = rules.flatMap(({ find, ...rule }) => {
    const spots = find(facts)
    if (spots.length === 0) return []
    const mark = markOf(spots)
    const { mark: noted, ...note } = notes.get(rule.id) ?? { mark: null }
    return [{ ...rule, spots, mark, note: 'reason' in note ? note : null, isDecided: noted === mark }]
  })
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
