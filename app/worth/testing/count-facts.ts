import type { Fact } from '../../almanac/fact.ts'

/** How many different figures with a source the data of a page holds, however deep. */
export function countFacts(sections: unknown): number {
  const found = new Set<string>()
  visit(sections, found)
  return found.size
}

function visit(value: unknown, found: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  if (isFact(value)) found.add(`${value.of.kind} ${value.of.name} ${value.source.title} ${value.value}`)
  else for (const inner of Object.values(value)) visit(inner, found)
}

function isFact(value: object): value is Fact {
  return 'value' in value && 'of' in value && 'source' in value
}
