import type { Fact } from '../../almanac/fact.ts'
import type { FairRents } from '../../almanac/fair-rents.ts'
import { minimumWageNote } from '../../almanac/state-facts.ts'
import { dollars, exactDollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Place } from '../place.ts'
import { inSentence } from '../state-words.ts'
import { topRent } from './rent-comparisons.ts'
import type { RentFacts } from './rent-facts.ts'
import { carriedByIncome, carriedByWage, wageFor } from './rent-table.ts'

const sizes = ['a studio', 'one bedroom', 'two bedrooms', 'three bedrooms', 'four bedrooms'] as const

/** The sentence that stands out, and what it rests on. */
export function readingOf(known: RentFacts, { state }: Place) {
  const { wage } = known
  const income = incomeSentence(known)
  const text = [income, neededWage(known)]
  if (wage) return { strong: wageSentence(known, wage, state), text }
  return { strong: income, text: [`The minimum wage in ${inSentence(stateNameOf(state))} is not on file.`] }
}

/** What full-time work at the lowest wage carries here. */
function wageSentence({ fair, median }: RentFacts, { value, source }: Fact, state: string) {
  const carried = carriedByWage(value)
  const note = minimumWageNote(state)
  const also = note ? ` (${note})` : ''
  return `Full time at the minimum wage, ${exactDollars(value)} ${source.years}${also}, carries ${dollars(carried)}${verdict(carried, fair, median)}`
}

/** The hour's pay from which forty hours a week carry a home. */
function neededWage({ fair, median }: RentFacts) {
  const own = median && median.of.kind === 'place' && median.value < topRent ? median : null
  const pay = [
    own && `${exactDollars(wageFor(own.value))} an hour carries the census median`,
    fair && `${exactDollars(wageFor(fair.byBedrooms[1].value))}${own ? '' : ' an hour carries'} one bedroom`,
    fair && `${exactDollars(wageFor(fair.byBedrooms[2].value))} two`,
  ].filter(Boolean)
  return pay.length > 0 ? `Full time, ${pay.join(', ')}.` : ''
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

/** What the household in the middle could pay. */
function incomeSentence({ fair, income, isTopIncome }: RentFacts) {
  if (!income) return ''
  const carried = carriedByIncome(income.value)
  const earns = `${isTopIncome ? 'over ' : ''}${dollars(income.value)} a year (${income.source.years})`
  const start = `The median household of ${income.of.name}, ${earns}, carries ${isTopIncome ? 'over ' : ''}${dollars(carried)}`
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
