import type { MeasuredPage } from '../../almanac/page-worth.ts'
import { placeFamilies } from '../../locations/place-families.ts'
import { type Language, languages } from '../../platform/language.ts'
import { medianOf as medianOfSorted } from '../../platform/median.ts'
import { defaultSite } from '../../site/site.ts'
import type { ScoredFamily } from '../families.ts'
import { countFacts } from './count-facts.ts'
import { mainText, masked, ownShareOf, referenceOf, sequencesOf } from './own-words.ts'
import { markOf } from './page-mark.ts'
import { familyNameOf, placePage } from './place-page.ts'
import { mainRenderer } from './render-main.tsx'

const sampleSize = 60

/** `mark`: a hash of what it says, in all languages. */
export type Measured = MeasuredPage & { words: number; mark: string }

/** All addresses of a family that a search engine could be told of, in the order of the sitemap. */
export function pathsOf(family: ScoredFamily): string[] {
  return placeFamilies
    .flatMap(({ listed }) => [...listed()].map(({ path }) => path))
    .filter((path) => familyNameOf(path) === family)
}

/** Sixty pages spread over the family: what the others are compared with. */
export function sampleOf(paths: readonly string[]) {
  const step = Math.max(1, Math.floor(paths.length / sampleSize))
  return paths.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, sampleSize)
}

/** Reads pages as they are rendered with the settings of a new site. */
export async function measurePages(paths: readonly string[], sample: readonly string[]) {
  const english = await pageReader('en')
  const others = await Promise.all(languages.filter((language) => language !== 'en').map(pageReader))
  const read = (path: string) => {
    const page = english(path)
    return {
      sequences: sequencesOf(masked(page.text, page.names)),
      facts: countFacts(page.page.sections),
      family: page.family,
      mark: markOf([page, ...others.map((readOther) => readOther(path))]),
    }
  }
  const compared = new Map(sample.map((path) => [path, read(path)]))
  const reference = referenceOf([...compared.values()].map(({ sequences }) => sequences))
  const measured: Measured[] = []
  for (const path of paths) {
    const { sequences, facts, family, mark } = compared.get(path) ?? read(path)
    const ownShare = ownShareOf(sequences, reference, compared.has(path))
    measured.push({ path, family, facts, ownShare, words: sequences.length, mark })
  }
  return measured
}

async function pageReader(language: Language) {
  const site = defaultSite('https://example.com', language)
  const render = await mainRenderer(site)
  return (path: string) => {
    const found = placePage(path, site)
    if (!found) throw new Error(`${path} is no page of a place`)
    return { ...found, text: mainText(render(found.page)) }
  }
}

export function medianOf(numbers: readonly number[]) {
  return medianOfSorted(numbers.toSorted((a, b) => a - b))
}
