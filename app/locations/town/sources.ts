import type { Fact } from '../../almanac/fact.ts'
import { findingsIn } from '../../almanac/facts-in.ts'
import {
  fiscalYearOf,
  isSuperseded,
  sources as known,
  type Source,
  shortOf,
  yearsOf,
} from '../../almanac/source.ts'
import type { Section } from '../../landing/sections.ts'
import { upperFirst } from '../../platform/first-letter.ts'
import type { Language } from '../../platform/language.ts'
import type { Place } from '../place.ts'
import { townWords } from '../town-words.ts'
import { areaWords } from './area-words.ts'

/** A page without a figure of its own has no sources. */
export function withSources(place: Place | null, sections: Section[], language: Language = 'en') {
  return place ? [...sections, ...figureSources(sections, new Date(), language)] : sections
}

/** Whose figures these sections show, by publisher and years; the rest stands on the page of all figures. */
export function figureSources(sections: Section[], now = new Date(), language: Language = 'en'): Section[] {
  const words = townWords[language].masthead.sources
  // ZIP codes, states and the year of filings are named beside their figures.
  const facts = findingsIn(...sections).facts.filter(
    ({ of, source }) => of.kind !== 'zip' && of.kind !== 'state' && /^(HUD|census)/.test(source.short),
  )
  const byYears = Map.groupBy(facts, ({ source }) => shortOf(source, language))
  return [
    {
      kind: 'sources',
      entries: [
        ...[...byYears].map(([short, known]) => words.entry(upperFirst(short), namesOf(known, language))),
        ...(byYears.has(shortOf(known.fairRents, language)) && isSuperseded(known.fairRents, now)
          ? [words.notYet(yearInForce(known.fairRents, now, language))]
          : []),
      ],
      more: { label: words.more, href: '/local-figures' },
    },
  ]
}

function namesOf(facts: Fact[], language: Language) {
  return [
    ...new Set(facts.map(({ of }) => (of.kind === 'area' ? areaWords(of.name, language) : of.name))),
  ].join('; ')
}

/** HUD's fair rents change with its fiscal year; its income limits in spring. */
function yearInForce(source: Source, now: Date, language: Language) {
  return yearsOf({ ...source, years: `FY${fiscalYearOf(now)}` }, language)
}
