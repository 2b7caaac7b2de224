import type { Fact } from '../../almanac/fact.ts'
import { findingsIn } from '../../almanac/facts-in.ts'
import { compiledOn, isSuperseded, sources as known, type Source } from '../../almanac/source.ts'
import type { Section } from '../../landing/sections.ts'
import { longDay } from '../../platform/us-date.ts'

/** Where the figures of these sections come from: every source that any of their facts has. */
export function figureSources(sections: Section[], now = new Date()): Section[] {
  const { facts, sources, laws } = findingsIn(...sections)
  const byName = new Map(sources.map((source) => [`${source.title} ${source.years}`, source]))
  const statutes = new Map(laws.map(({ statute, asOf }) => [statute, asOf]))
  return [
    {
      kind: 'sources',
      entries: [
        ...[...byName.values()].map((source) => sourceWords(source, facts, now)),
        ...[...statutes].map(([statute, asOf]) => `${statute}, checked ${longDay(asOf)}.`),
        'Positions: GeoNames, CC BY 4.0.',
        `Compiled ${longDay(compiledOn)}.`,
      ],
    },
  ]
}

function sourceWords(source: Source, facts: Fact[], now: Date) {
  const { title, years, asOf } = source
  const ofWhom = new Set(
    facts
      .filter((fact) => fact.source.title === title && fact.source.years === years)
      .filter(({ of }) => of.kind !== 'zip' && of.kind !== 'state')
      .map(({ of }) => of.name),
  )
  const revised = asOf && !years.includes('as of') ? `, as of ${longDay(asOf)}` : ''
  const whose = ofWhom.size > 0 ? `: ${[...ofWhom].join('; ')}` : ''
  return `${title}, ${years}${revised}${whose}.${title === known.fairRents.title && isSuperseded(source, now) ? ` ${nextYear(years)}` : ''}`
}

/** HUD's fair rents of FY2026 ended with September 2026; its income limits change in spring. */
function nextYear(years: string) {
  const year = Number(years.slice(2))
  return `FY${year + 1} has been in force since October 1, ${year} and is not on file yet.`
}
