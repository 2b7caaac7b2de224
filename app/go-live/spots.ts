import { splitLanguage } from '../platform/language.ts'
import type { Line } from './facts.ts'
import type { Spot } from './rule.ts'
import { spotWords } from './spot-words.ts'

/** Something found that stands on no page. */
export function spot(text: string, label?: string, href?: string): Spot {
  return { text, places: label && href ? [{ label, href }] : [] }
}

/** Sentences, each once, with the kinds of pages they stand on. */
export function quoted(lines: Line[]): Spot[] {
  return gathered(lines.map((line) => [spotWords.en.quoted(line.text), line]))
}

/** What of the sentences a pattern takes, each once. */
export function matched(
  lines: Line[],
  pattern: RegExp,
  { words = String, isMeant = always }: Reading = {},
): Spot[] {
  return gathered(
    foundIn(lines, pattern)
      .filter(([, line]) => isMeant(line))
      .map(([found, line]) => [words(found), line]),
  )
}

type Reading = { words?: (found: string) => string; isMeant?: (line: Line) => boolean }

const always = () => true

export function gathered(found: Found[]): Spot[] {
  const spots = new Map<string, Spot>()
  for (const [text, { page, path }] of found) {
    const one = spots.get(text) ?? spot(text)
    if (!one.places.some(({ label }) => label === page)) one.places.push({ label: page, href: path })
    spots.set(text, one)
  }
  return [...spots.values()]
}

export function linesWith(lines: Line[], pattern: RegExp, except?: RegExp) {
  return foundIn(lines, pattern)
    .map(([, line]) => line)
    .filter(({ text }) => !except?.test(text))
}

/** The sentences that stand in the same block of the same page. */
export function beside(lines: Line[], { path, block }: Line) {
  return linesAt(lines, path).filter((line) => line.block === block)
}

export function linesAt(lines: Line[], path: string) {
  return pagesIn(lines).get(path) ?? []
}

/** In whatever language. */
export function isArticle(path: string) {
  return splitLanguage(path).path.startsWith('/articles/')
}

// A look at the site reads thousands of sentences, and they are the same ones for as long as no page has changed.
const pages = new WeakMap<Line[], Map<string, Line[]>>()
const finds = new WeakMap<Line[], Map<string, Found[]>>()

type Found = [text: string, line: Line]

function pagesIn(lines: Line[]) {
  const known = pages.get(lines) ?? Map.groupBy(lines, ({ path }) => path)
  pages.set(lines, known)
  return known
}

/** Everything that a pattern takes of the lines; one without the flag g takes the first of each. */
function foundIn(lines: Line[], pattern: RegExp): Found[] {
  const known = finds.get(lines) ?? new Map<string, Found[]>()
  finds.set(lines, known)
  const found = known.get(String(pattern)) ?? lines.flatMap((line) => takenFrom(line, pattern))
  known.set(String(pattern), found)
  return found
}

function takenFrom(line: Line, pattern: RegExp): Found[] {
  const taken = line.text.match(pattern) ?? []
  return (pattern.global ? taken : taken.slice(0, 1)).map((text) => [text, line])
}
