import { countyInSentence } from '../../state-words.ts'
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

/** How many rent. Of places the census shares are of people, of cities and counties of households. */
export function renting(at: Surroundings): Line | null {
  const { own, known, place, language } = at
  const words = wordsAt(at).renting
  const share = own.renting?.value ?? null
  const nearby = rangeAround(at, ({ figures }) => figures.renting?.value, shares(at), share)
  const { renters } = known
  const households =
    renters &&
    (renters.of.kind === 'county'
      ? words.ofCounty(countyInSentence(renters.of.name, language), percent(renters.value))
      : words.ofHouseholds(percent(renters.value), renters.source.years))
  if (share === null)
    return households || nearby
      ? { label: words.label, text: sentences(households, nearby && words.ofPeople(nearby)), weight: 0.1 }
      : null
  const standing = standingOf(share, figuresIn(place.state).renting)
  const among = standingWords(standing, shares(at), placesAround(at))
  return {
    label: words.label,
    text: sentences(words.share(percent(share), among), nearby, households),
    weight: remarkable(standing),
  }
}

export function percent(share: number) {
  return `${Math.round(share * 10) / 10}%`
}

export function shares({ language }: Surroundings): Comparison {
  return { topic: 'shares', language, format: percent }
}
