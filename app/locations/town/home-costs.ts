import type { FairRents } from '../../almanac/fair-rents.ts'
import { yearsOf } from '../../almanac/source.ts'
import type { RentRow, Section } from '../../landing/sections.ts'
import type { Language } from '../../platform/language.ts'
import { exactDollars } from '../../platform/us-number.ts'
import type { Site } from '../../site/site.ts'
import { amountOf, standInOf } from '../census-rent.ts'
import type { Place } from '../place.ts'
import { townWords } from '../town-words.ts'
import { areaWords } from './area-words.ts'
import { comparisons } from './rent-comparisons.ts'
import { type RentFacts, rentFacts } from './rent-facts.ts'
import { readingOf } from './rent-reading.ts'
import { fairRentRows, percentOf, rentRow } from './rent-table.ts'

/** What a home costs here: fair rents by bedrooms, the income and the hours of work that carry them. */
export function homeCosts(place: Place, { language }: Site): Section[] {
  const known = rentFacts(place)
  const { fair, median, wage, income } = known
  const words = townWords[language].homeCosts
  const rows = rowsOf(known, language)
  if (rows.length === 0) return []
  const most = Math.max(
    ...rows.flatMap(({ bedrooms, rent }) => (bedrooms === null && fair ? [] : [rent.value])),
  )
  return [
    {
      kind: 'rents',
      lead: fair ? fairLead(fair, language) : words.leadWithout(place.name),
      rows,
      wage: wage && exactDollars(wage.value),
      median: fair && median && median.value <= most ? percentOf(median.value, most) : null,
      medianKey:
        median &&
        words.brokenLine(standInOf(median, language), median.source.years, amountOf(median, language)),
      reading: readingOf(known, place, language),
      rules: '/local-figures#rules',
      against: comparisons(known, place, language),
      facts: [median, wage, income].filter((fact) => fact !== null),
    },
  ]
}

function rowsOf({ fair, median, wage }: RentFacts, language: Language): RentRow[] {
  const { allSizes, labels } = townWords[language].homeCosts
  const all = median && !median.isTop ? [rentRow(allSizes(standInOf(median, language)), median, wage)] : []
  return fair ? [...fairRentRows(fair, wage, labels), ...all] : all
}

function fairLead({ area, byBedrooms }: FairRents, language: Language) {
  const years = yearsOf(byBedrooms[1].source, language)
  return townWords[language].homeCosts.lead(areaWords(area, language), years)
}
