import type { Topic } from '../../../landing/sections.ts'
import { milesText } from '../../../platform/us-number.ts'
import type { Neighbor, Surroundings } from './surroundings.ts'
import { townName, wayTo } from './surroundings.ts'

/** What is said of one topic, and how much it sets the town apart: the page begins with the most. */
export type Line = Topic & { weight: number }

export function sentences(...parts: (string | null | undefined | false)[]) {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}${part.endsWith('.') ? '' : '.'}`)
    .join(' ')
}

/** The lowest and the highest of the towns around: where else to look. */
export function rangeAround(
  at: Surroundings,
  figure: (neighbor: Neighbor) => number | null | undefined,
  format: (value: number) => string,
): string | null {
  const known = at.around
    .flatMap((neighbor) => {
      const value = figure(neighbor)
      return value ? [{ neighbor, value }] : []
    })
    .sort((one, other) => one.value - other.value)
  const [least, most] = [known[0], known.at(-1)]
  if (!least || !most) return null
  const said = ({ neighbor, value }: typeof least) => `${format(value)} in ${townName(neighbor.place, at)}`
  if (least.value === most.value) return `${said(least)}, ${wayTo(least.neighbor)}`
  const farthest = Math.max(...known.map(({ neighbor }) => neighbor.miles))
  return known.length < 4
    ? `${said(least)} (${wayTo(least.neighbor)}), ${said(most)} (${wayTo(most.neighbor)})`
    : `within ${milesText(farthest)} from ${said(least)}, ${wayTo(least.neighbor)}, to ${said(most)}, ${wayTo(most.neighbor)}`
}
