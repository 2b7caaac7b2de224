import { isAboveBar, type MeasuredPage, measuredPages, worthBar } from '../almanac/page-worth.ts'
import { slugOf } from '../platform/slug.ts'
import { type ScoredFamily, scoredFamilies } from './families.ts'
import { pagesWords } from './pages-words.ts'

export type FamilyWorth = {
  family: ScoredFamily
  pages: number
  found: number
  tooFewFacts: number
  tooLittleOwn: number
  medianFacts: number
  medianShare: number
}
export type WorthSearch = { family: string; show: string; words: string; page: number }
export type WorthLine = MeasuredPage & { isFound: boolean; why: string }

const linesPerPage = 50

let ofTheTable: FamilyWorth[] | undefined

/** How many pages of each family search engines are told of, and why the others are not. */
export function familyWorth(pages?: Iterable<MeasuredPage>): FamilyWorth[] {
  if (pages) return countFamilies(pages)
  // The table never changes while the site runs.
  ofTheTable ??= countFamilies(measuredPages())
  return ofTheTable
}

function countFamilies(pages: Iterable<MeasuredPage>): FamilyWorth[] {
  const byFamily = Map.groupBy(pages, ({ family }) => family)
  return scoredFamilies.map((family) => {
    const own = byFamily.get(family) ?? []
    return {
      family,
      pages: own.length,
      found: own.filter(isAboveBar).length,
      tooFewFacts: own.filter((page) => !isAboveBar(page) && page.facts < worthBar.facts).length,
      tooLittleOwn: own.filter((page) => !isAboveBar(page) && page.ownShare < worthBar.ownShare).length,
      medianFacts: median(own.map(({ facts }) => facts)),
      medianShare: median(own.map(({ ownShare }) => ownShare)),
    }
  })
}

/** The weakest first. */
export function searchWorth(search: WorthSearch, pages: Iterable<MeasuredPage> = measuredPages()) {
  // Names are spelled as in the paths; the slashes of a pasted path stay.
  const wanted = search.words.split('/').map(slugOf).join('/')
  const found = [...pages]
    .filter(
      (page) =>
        (search.family === '' || page.family === search.family) &&
        (search.show !== 'out' || !isAboveBar(page)) &&
        page.path.includes(wanted),
    )
    .sort((a, b) => a.ownShare - b.ownShare || a.facts - b.facts || (a.path < b.path ? -1 : 1))
  const start = (search.page - 1) * linesPerPage
  return {
    total: found.length,
    lines: found.slice(start, start + linesPerPage).map(lineOf),
    hasMore: found.length > start + linesPerPage,
  }
}

function lineOf(page: MeasuredPage): WorthLine {
  if (isAboveBar(page)) return { ...page, isFound: true, why: '' }
  const words = pagesWords.en
  const reasons = [
    ...(page.facts < worthBar.facts ? [words.tooFewFacts(worthBar.facts)] : []),
    ...(page.ownShare < worthBar.ownShare ? [words.tooLittleOwn(worthBar.ownShare)] : []),
  ]
  return { ...page, isFound: false, why: words.reasons(reasons) }
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
