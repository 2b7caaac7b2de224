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
  // A page has hundreds of lists and thousands of objects: lists are not gone through by names, and most objects are
  // known for neither with two looks.
  if (Array.isArray(value)) {
    for (const one of value) search(one, found)
    return
  }
  const { asOf, source } = value as { asOf?: unknown; source?: unknown }
  if (asOf !== undefined) {
    if (isSource(value)) return void found.sources.push(value)
    if (isLaw(value)) found.laws.push(value)
  }
  if (source !== undefined && isFact(value)) found.facts.push(value)
  // Not Object.values: each would be a new list.
  for (const name in value) search(value[name as keyof typeof value], found)
}

function isSource(value: object): value is Source {
  return 'title' in value && 'short' in value && 'years' in value
}

function isFact(value: object): value is Fact {
  return 'value' in value && 'of' in value
}

function isLaw(value: object): value is Law {
  return 'statute' in value && 'topic' in value
}
