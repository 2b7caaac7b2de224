import type { Site } from '../site/site.ts'

/** As they were when the form was filled in; for older applications, and examples, those of today. */
export function incomeBoundsOf(
  events: readonly { kind: string; facts: object }[],
  { numbers }: Pick<Site, 'numbers'>,
) {
  const facts = events.find(({ kind }) => kind === 'received')?.facts ?? {}
  const [low, high] = 'incomeBounds' in facts && Array.isArray(facts.incomeBounds) ? facts.incomeBounds : []
  return { low: Number(low ?? numbers.incomeLow), high: Number(high ?? numbers.incomeHigh) }
}
