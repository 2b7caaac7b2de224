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

/** Every page by its path, with its label. */
export function labelsIn(lines: Line[]) {
  return new Map([...pagesIn(lines)].map(([path, [first]]) => [path, first?.page ?? path]))
}

export function linesAt(lines: Line[], path: string) {
  return pagesIn(lines).get(path) ?? []
}

export function isArticle(path: string) {
  return barePath(path).startsWith('/articles/')
}

/** The address of a page without its language. */
export function barePath(path: string) {
  return splitLanguage(path).path
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
  const found = known.get(String(pattern)) ?? searched(lines, pattern)
  known.set(String(pattern), found)
  return found
}

/** Most sentences stand on many pages: each is matched once. */
function searched(lines: Line[], pattern: RegExp): Found[] {
  const taken = new Map<string, string[]>()
  return lines.flatMap((line) => {
    const texts = taken.get(line.text) ?? takenFrom(line.text, pattern)
    taken.set(line.text, texts)
    return texts.map((text): Found => [text, line])
  })
}

function takenFrom(sentence: string, pattern: RegExp): string[] {
  const taken = sentence.match(pattern) ?? []
  return pattern.global ? taken : taken.slice(0, 1)
}
