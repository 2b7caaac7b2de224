import { findingsIn } from '../../almanac/facts-in.ts'

/** How many different figures with a source the data of a page holds, however deep. */
export function countFacts(sections: unknown): number {
  const { facts } = findingsIn(sections)
  return new Set(facts.map(({ value, of, source }) => `${of.kind} ${of.name} ${source.title} ${value}`)).size
}
