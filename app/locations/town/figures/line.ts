import type { Topic } from '../../../landing/sections.ts'
import type { Comparison } from './standing.ts'
import type { Neighbor, Surroundings } from './surroundings.ts'
import { seenFrom, wordsAt } from './surroundings.ts'

/** What is said of one topic, and how much it sets the town apart: the page begins with the most. */
export type Line = Topic & { weight: number }

export function sentences(...parts: (string | null | undefined | false)[]) {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}${part.endsWith('.') ? '' : '.'}`)
    .join(' ')
}

/** How the towns around compare: where this one stands outside them, the next one; else the lowest and the highest. */
export function rangeAround(
  at: Surroundings,
  figure: (neighbor: Neighbor) => number | null | undefined,
  { topic, format }: Comparison,
  own: number | null,
): string | null {
  const known = at.around
    .flatMap((neighbor) => {
      const value = figure(neighbor)
      return value === null || value === undefined ? [] : [{ neighbor, value }]
    })
    .sort((one, other) => one.value - other.value)
  const [least, most] = [known[0], known.at(-1)]
  if (!least || !most) return null
  const words = wordsAt(at).around
  const said = ({ neighbor, value }: typeof least) => ({
    ...seenFrom(neighbor, at),
    value: format(value, neighbor.place),
  })
  if (known.length < 3) return words.each(topic, known.map(said))
  if (own !== null && own > most.value) return words.above(topic, known.length, said(most))
  if (own !== null && own < least.value) return words.below(topic, known.length, said(least))
  if (least.value === most.value) return words.each(topic, [said(least)])
  return words.range(known.length, said(least), said(most))
}
