import { topIncome } from '../../../almanac/census-figures.ts'
import { dollars } from '../../../platform/us-number.ts'
import { isDoubtful } from '../../census-rent.ts'
import { countyInSentence } from '../../state-words.ts'
import { townWords } from '../../town-words.ts'
import { type Line, rangeAround, sentences } from './line.ts'
import {
  type Comparison,
  figuresIn,
  placesAround,
  remarkable,
  standingOf,
  standingWords,
} from './standing.ts'
import { type Surroundings, wordsAt } from './surroundings.ts'

/** What households live on: the median, a year before tax. */
export function income(at: Surroundings): Line | null {
  const { own, known, place, language } = at
  const words = wordsAt(at).income
  const amounts = amountsAt(at)
  const amount = own.income?.value ?? null
  const nearby = rangeAround(at, ({ figures }) => figures.income?.value, amounts, amount)
  if (amount === null) {
    const other = known.income
    const whole =
      other &&
      words.ofCounty(countyInSentence(other.of.name, language), dollars(other.value), other.source.years)
    return whole || nearby ? { label: words.label, text: sentences(whole, nearby), weight: 0.1 } : null
  }
  const standing = standingOf(amount, figuresIn(place.state).income)
  return {
    label: words.label,
    text: sentences(
      words.median(amounts.format(amount), standingWords(standing, amounts, placesAround(at))),
      againstCounty(at, amount),
      newest(at),
      rentShare(at, amount),
      nearby,
    ),
    weight: remarkable(standing),
  }
}

function againstCounty(at: Surroundings, amount: number) {
  const words = wordsAt(at).income
  const county = at.known.county?.income
  if (!county || amount === topIncome) return null
  const name = countyInSentence(county.of.name, at.language)
  const difference = amount - county.value
  if (Math.abs(difference) < county.value * 0.02) return words.likeCounty(name, dollars(county.value))
  return (difference > 0 ? words.aboveCounty : words.belowCounty)(dollars(Math.abs(difference)), name)
}

/** The larger cities have a figure of newer years that their neighbours lack. */
function newest(at: Surroundings) {
  const { known, own } = at
  const latest = known.income
  if (!latest || !own.income || latest.source.years === own.income.source.years) return null
  return wordsAt(at).income.newest(latest.source.years, dollars(latest.value))
}

function rentShare(at: Surroundings, amount: number) {
  const { rent, rentBasis, isTopRent, rentYears } = at.place
  if (rent === null || rentBasis !== 'place' || isTopRent || amount === topIncome || rentYears !== null)
    return null
  if (isDoubtful({ value: rent }, at.place)) return null
  return wordsAt(at).income.rentShare(dollars(rent), Math.round((rent * 1200) / amount), dollars(amount))
}

function amountsAt({ language }: Surroundings): Comparison {
  const { over } = townWords[language].places
  return {
    topic: 'income',
    language,
    format: (amount) => (amount === topIncome ? over('$250,000') : dollars(Math.round(amount))),
  }
}
