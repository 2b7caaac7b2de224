import type { Fact } from '../../almanac/fact.ts'
import type { FairRents } from '../../almanac/fair-rents.ts'
import { minimumWageNote } from '../../almanac/state-facts.ts'
import type { RentRow } from '../../landing/sections.ts'
import { dollars, exactDollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Place } from '../place.ts'
import { inSentence } from '../state-words.ts'
import type { RentFacts } from './rent-facts.ts'
import { carriedByIncome, carriedByWage, fullTimeHours } from './rent-table.ts'

const sizes = ['a studio', 'one bedroom', 'two bedrooms', 'three bedrooms', 'four bedrooms'] as const

/** The sentence that stands out, and what it rests on. */
export function readingOf(known: RentFacts, rows: RentRow[], { state }: Place) {
  const { wage } = known
  const rules = rulesSentence(rows, wage)
  const income = incomeSentence(known)
  const where = inSentence(stateNameOf(state))
  if (!wage)
    return {
      strong: income || rules,
      text: [income && rules, `The minimum wage in ${where} is not on file.`],
    }
  return { strong: wageSentence(known, wage), text: [rules, income, wageBasis(wage, state, where)] }
}

/** What full-time work at the lowest wage carries here. */
function wageSentence({ fair, median }: RentFacts, { value }: Fact) {
  const carried = carriedByWage(value)
  return `Full time at ${exactDollars(value)} carries ${dollars(carried)} a month${verdict(carried, fair, median)}`
}

function wageBasis({ value, source }: Fact, state: string, where: string) {
  const note = minimumWageNote(state)
  return `${exactDollars(value)} is the minimum wage in ${where} ${source.years}${note ? ` (${note})` : ''}.`
}

function verdict(carried: number, fair: FairRents | null, median: Fact | null) {
  if (!fair) {
    if (!median) return '.'
    const gap = median.value - carried
    return gap > 0 ? `, ${dollars(gap)} short of the median.` : ', which covers the median.'
  }
  const largest = largestWithin(fair, carried)
  if (largest === null) return `, ${dollars(fair.byBedrooms[0].value - carried)} short of a studio.`
  if (largest === 4) return ', enough for every size here.'
  const next = fair.byBedrooms[sizeAfter(largest)].value - carried
  return `: ${sizes[largest]}, and ${dollars(next)} short of ${sizes[largest + 1]}.`
}

/** Both rules by the example of one row. */
function rulesSentence(rows: RentRow[], wage: Fact | null) {
  const row = rows[1] ?? rows[0]
  if (!row) return ''
  const home = rows.length > 1 ? 'One bedroom' : 'The median'
  const work =
    wage && row.hours
      ? ` At ${exactDollars(wage.value)} the first is ${row.hours} hours; full time is ${fullTimeHours}.`
      : ''
  return `${home}: ${row.byShare} a month if rent is to take 30% of pay before tax, ${row.byTimes} if the landlord asks for three rents.${work}`
}

/** What the household in the middle could pay. */
function incomeSentence({ fair, income, isTopIncome }: RentFacts) {
  if (!income) return ''
  const carried = carriedByIncome(income.value)
  const earns = `${isTopIncome ? 'over ' : ''}${dollars(income.value)} a year (${income.source.years})`
  const start = `The median household of ${income.of.name}, at ${earns}, carries ${isTopIncome ? 'over ' : ''}${dollars(carried)}`
  if (!fair) return `${start} by the 30% rule.`
  const largest = largestWithin(fair, carried)
  if (largest === null) return `${start}: less than even a studio asks.`
  if (largest === 4) return `${start}: any of these homes.`
  const short = fair.byBedrooms[sizeAfter(largest)].value - carried
  return short <= carried * 0.1
    ? `${start}: ${sizes[largest]}, and ${sizes[largest + 1]} but for ${dollars(short)}.`
    : `${start}: up to ${sizes[largest]}.`
}

function largestWithin({ byBedrooms }: FairRents, rent: number) {
  return ([4, 3, 2, 1, 0] as const).find((bedrooms) => byBedrooms[bedrooms].value <= rent) ?? null
}

function sizeAfter(bedrooms: 0 | 1 | 2 | 3) {
  return ([1, 2, 3, 4] as const)[bedrooms]
}
