import { topIncome } from '../../../almanac/census-figures.ts'
import { dollars } from '../../../platform/us-number.ts'
import { countyInSentence } from '../../state-words.ts'
import { type Line, rangeAround, sentences } from './line.ts'
import { type Comparison, figuresIn, remarkable, standingOf, standingWords } from './standing.ts'
import type { Surroundings } from './surroundings.ts'

/** What households live on: the median, a year before tax. */
export function income(at: Surroundings): Line | null {
  const { own, known, place, state } = at
  const amount = own.income?.value ?? null
  const nearby = rangeAround(at, ({ figures }) => figures.income?.value, words, amount)
  if (amount === null) {
    const other = known.income
    const whole =
      other &&
      `median household of ${countyInSentence(other.of.name)}: ${dollars(other.value)} (${other.source.years})`
    return whole || nearby ? { label: 'Income', text: sentences(whole, nearby), weight: 0.1 } : null
  }
  const standing = standingOf(amount, figuresIn(place.state).income)
  return {
    label: 'Income',
    text: sentences(
      joined(
        `median household ${words.format(amount)} a year`,
        standingWords(standing, words, `places in ${state}`),
      ),
      againstCounty(at, amount),
      newest(at),
      rentShare(at, amount),
      nearby,
    ),
    weight: remarkable(standing),
  }
}

function joined(fact: string, among: string | null) {
  return among ? `${fact}, ${among}` : fact
}

function againstCounty({ known }: Surroundings, amount: number) {
  const county = known.county?.income
  if (!county || amount === topIncome) return null
  const difference = amount - county.value
  if (Math.abs(difference) < county.value * 0.02)
    return `all of ${countyInSentence(county.of.name)}: ${dollars(county.value)}`
  return `${dollars(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} ${countyInSentence(county.of.name)}`
}

/** The larger cities have a figure of newer years that their neighbours lack. */
function newest({ known: { income: latest }, own }: Surroundings) {
  if (!latest || !own.income || latest.source.years === own.income.source.years) return null
  return `over ${latest.source.years} it was ${dollars(latest.value)}`
}

function rentShare({ place: { rent, rentBasis, isTopRent, rentYears } }: Surroundings, amount: number) {
  if (rent === null || rentBasis !== 'place' || isTopRent || amount === topIncome || rentYears === '2021')
    return null
  return `the census median rent, ${dollars(rent)}, is ${Math.round((rent * 1200) / amount)}% of it`
}

const words: Comparison = {
  higher: 'higher',
  lower: 'lower',
  highest: 'highest',
  lowest: 'lowest',
  over: 'above that',
  under: 'below that',
  format: (amount) => (amount === topIncome ? 'over $250,000' : dollars(Math.round(amount))),
}
