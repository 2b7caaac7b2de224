import type { Fact } from '../../almanac/fact.ts'
import type { FairRents } from '../../almanac/fair-rents.ts'
import type { RentRow, Section } from '../../landing/sections.ts'
import { exactDollars } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { areaWords } from './area-words.ts'
import { comparisons, rentWords, topRent } from './rent-comparisons.ts'
import { type RentFacts, rentFacts } from './rent-facts.ts'
import { readingOf } from './rent-reading.ts'
import { fairRentRows, percentOf, rentRow } from './rent-table.ts'

/** What a home costs here: fair rents by bedrooms, the income and the hours of work that carry them. */
export function homeCosts(place: Place, _site: Site): Section[] {
  const known = rentFacts(place)
  const { fair, median, wage, income } = known
  const rows = rowsOf(known)
  if (rows.length === 0) return []
  const most = Math.max(
    ...rows.flatMap(({ bedrooms, rent }) => (bedrooms === null && fair ? [] : [rent.value])),
  )
  return [
    {
      kind: 'rents',
      lead: fair ? fairLead(fair) : noFairLead(place),
      rows,
      wage: wage && exactDollars(wage.value),
      median: fair && median && median.value <= most ? percentOf(median.value, most) : null,
      medianKey:
        median &&
        `Broken line: census median${ofCounty(median)}, ${median.source.years}, ${rentWords(median)}.`,
      reading: readingOf(known, place),
      rules: '/local-figures#rules',
      against: comparisons(known, place),
      facts: [median, wage, income].filter((fact) => fact !== null),
    },
  ]
}

function rowsOf({ fair, median, wage }: RentFacts): RentRow[] {
  const all =
    median && median.value < topRent
      ? [rentRow(`All sizes, ${median.of.kind === 'county' ? median.of.name : 'census'}`, median, wage)]
      : []
  return fair ? [...fairRentRows(fair, wage), ...all] : all
}

/** Said where the town has no figure of its own. */
function ofCounty({ of }: Fact) {
  return of.kind === 'county' ? ` of ${of.name}` : ''
}

function fairLead({ area, byBedrooms }: FairRents) {
  return `HUD’s fair rents, ${areaWords(area)}, ${byBedrooms[1].source.years}, with utilities.`
}

function noFairLead({ name }: Place) {
  return `HUD’s fair rents for ${name} are not on file. This is what renters told the census, all sizes of home together.`
}
