import type { Fact } from './fact.ts'
import type { Law } from './laws.ts'
import type { Source } from './source.ts'

/** Everything with a source that is to be found in something, however deep: of a page, or of one of its parts. */
export type Findings = { facts: Fact[]; sources: Source[]; laws: Law[] }

export function findingsIn(...parts: unknown[]): Findings {
  const found: Findings = { facts: [], sources: [], laws: [] }
  for (const part of parts) search(part, found)
  return found
}

function search(value: unknown, found: Findings) {
  if (typeof value !== 'object' || value === null) return
  if (isSource(value)) return void found.sources.push(value)
  if (isFact(value)) found.facts.push(value)
  if (isLaw(value)) found.laws.push(value)
  // Not Object.values: a page has hundreds of these, and each would be a new list.
  for (const name in value) search(value[name as keyof typeof value], found)
}

function isSource(value: object): value is Source {
  return 'title' in value && 'short' in value && 'years' in value && 'asOf' in value
}

function isFact(value: object): value is Fact {
  return 'value' in value && 'of' in value && 'source' in value
}

function isLaw(value: object): value is Law {
  return 'statute' in value && 'topic' in value && 'asOf' in value
}
