import type { Line } from './facts.ts'
import type { Spot } from './rule.ts'

/** Something found that stands on no page. */
export function spot(text: string, label?: string, href?: string): Spot {
  return { text, places: label && href ? [{ label, href }] : [] }
}

/** Sentences, each once, with the kinds of pages they stand on. */
export function quoted(lines: Line[]): Spot[] {
  return gathered(lines.map((line) => [`“${line.text}”`, line]))
}

/** What of the sentences a pattern takes, each once. */
export function matched(lines: Line[], pattern: RegExp, words = (found: string) => found): Spot[] {
  return gathered(
    lines.flatMap((line) =>
      Array.from(line.text.matchAll(pattern), ([found]): [string, Line] => [words(found), line]),
    ),
  )
}

export function gathered(found: [text: string, line: Line][]): Spot[] {
  const spots = new Map<string, Spot>()
  for (const [text, { page, path }] of found) {
    const one = spots.get(text) ?? spot(text)
    if (!one.places.some(({ label }) => label === page)) one.places.push({ label: page, href: path })
    spots.set(text, one)
  }
  return [...spots.values()]
}

export function linesWith(lines: Line[], pattern: RegExp, except?: RegExp) {
  return lines.filter(({ text }) => pattern.test(text) && !except?.test(text))
}

/** The sentences that stand in the same block of the same page. */
export function beside(lines: Line[], { path, block }: Line) {
  return lines.filter((line) => line.path === path && line.block === block)
}
