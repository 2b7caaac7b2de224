import { dollars } from '../../../platform/us-number.ts'
import { comparableRent, isDoubtful, topRent } from '../../census-rent.ts'
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

/** What renters pay, among the places of the state and beside the towns around. */
export function rent(at: Surroundings): Line | null {
  const { place } = at
  const words = wordsAt(at).rent
  const amounts = amountsAt(at)
  const own = comparableRent(place)
  const isTooLow = own !== null && isDoubtful({ value: own }, place)
  const nearby = rangeAround(at, ({ place: town }) => comparableRent(town), amounts, isTooLow ? null : own)
  if (own === null) return nearby ? { label: words.label, text: sentences(nearby), weight: 0.1 } : null
  if (isTooLow) {
    const figure = words.median(amounts.format(own, place), null)
    return { label: words.label, text: sentences(figure, nearby), weight: 0.1 }
  }
  const standing = standingOf(own, figuresIn(place.state).rent)
  const among = standingWords(standing, amounts, placesAround(at))
  return {
    label: words.label,
    text: sentences(words.median(amounts.format(own), among), nearby),
    weight: remarkable(standing),
  }
}

function amountsAt({ language }: Surroundings): Comparison {
  const { places, figures } = townWords[language]
  const said = (amount: number) =>
    amount > topRent ? places.over(dollars(topRent)) : dollars(Math.round(amount))
  return {
    topic: 'rent',
    language,
    format: (value, of) => (of && isDoubtful({ value }, of) ? figures.rent.tooLow(said(value)) : said(value)),
  }
}
