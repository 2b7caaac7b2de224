import type { Fact } from '../../almanac/fact.ts'
import type { FairRents } from '../../almanac/fair-rents.ts'
import type { RentRow, Section } from '../../landing/sections.ts'
import { exactDollars } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { areaWords } from './area-words.ts'
import { comparisons, rentWords } from './rent-comparisons.ts'
import { type RentFacts, rentFacts } from './rent-facts.ts'
import { readingOf } from './rent-reading.ts'
import { fairRentRows, percentOf, rentRow } from './rent-table.ts'

/** What a home costs here: fair rents by bedrooms, the income and the hours of work that carry them. */
export function homeCosts(place: Place, _site: Site): Section[] {
  const known = rentFacts(place)
  const { fair, median, wage, income } = known
  const rows = rowsOf(known)
  if (rows.length === 0) return []
  const most = Math.max(...rows.map(({ rent }) => rent.value))
  return [
    {
      kind: 'rents',
      lead: fair ? fairLead(fair) : noFairLead(place),
      note: median && medianSentence(place, median),
      rows,
      wage: wage && exactDollars(wage.value),
      median: fair && median && median.value <= most ? percentOf(median.value, most) : null,
      medianKey: median && `Broken line: ${rentWords(median)}, the census median.`,
      reading: readingOf(known, rows, place),
      against: comparisons(known, place),
      facts: [median, wage, income].filter((fact) => fact !== null),
    },
  ]
}

function rowsOf({ fair, median, wage }: RentFacts): RentRow[] {
  if (fair) return fairRentRows(fair, wage)
  return median ? [rentRow('Any size', median, wage)] : []
}

function fairLead({ area, byBedrooms }: FairRents) {
  return `HUD’s fair rents of ${areaWords(area)}, ${byBedrooms[1].source.years}: a modest home with its utilities.`
}

function noFairLead({ name }: Place) {
  return `HUD’s fair rents for ${name} are not on file. This is what renters told the census, all sizes of home together.`
}

function medianSentence({ name }: Place, median: Fact) {
  const own = median.of.kind === 'county' ? `; ${name} has no figure of its own` : ''
  return `Renters in ${median.of.name} paid ${rentWords(median)}, the census median of all sizes, ${median.source.years}${own}. New leases often ask more.`
}
