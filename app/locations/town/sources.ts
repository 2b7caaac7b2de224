import type { Fact } from '../../almanac/fact.ts'
import { findingsIn } from '../../almanac/facts-in.ts'
import { isSuperseded, sources as known } from '../../almanac/source.ts'
import type { Section } from '../../landing/sections.ts'
import { upperFirst } from '../../platform/first-letter.ts'
import type { Place } from '../place.ts'
import { areaWords } from './area-words.ts'

/** A page without a figure of its own has no sources. */
export function withSources(place: Place | null, sections: Section[]) {
  return place ? [...sections, ...figureSources(sections)] : sections
}

/** Whose figures these sections show, by publisher and years; the rest stands on the page of all figures. */
export function figureSources(sections: Section[], now = new Date()): Section[] {
  // ZIP codes, states and the year of filings are named beside their figures.
  const facts = findingsIn(...sections).facts.filter(
    ({ of, source }) => of.kind !== 'zip' && of.kind !== 'state' && /^(HUD|census)/.test(source.short),
  )
  const byYears = Map.groupBy(facts, ({ source }) => source.short)
  return [
    {
      kind: 'sources',
      entries: [
        ...[...byYears].map(([short, known]) => `${upperFirst(short)}: ${namesOf(known)}.`),
        ...(byYears.has(known.fairRents.short) && isSuperseded(known.fairRents, now)
          ? [`${nextYear(known.fairRents.years)} is not on file yet.`]
          : []),
      ],
      more: { label: 'Sources', href: '/local-figures' },
    },
  ]
}

function namesOf(facts: Fact[]) {
  return [...new Set(facts.map(({ of }) => (of.kind === 'area' ? areaWords(of.name) : of.name)))].join('; ')
}

/** HUD's fair rents of FY2026 ended with September 2026; its income limits change in spring. */
function nextYear(years: string) {
  return `FY${Number(years.slice(2)) + 1}`
}
