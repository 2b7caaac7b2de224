import { evictionFilings } from '../../../almanac/county.ts'
import { placeRow } from '../../../almanac/place-row.ts'
import { countiesIn, countyInSentence } from '../../state-words.ts'
import { type Line, sentences } from './line.ts'
import { percent, shares } from './renting.ts'
import { remarkable, standingOf, standingWords } from './standing.ts'
import { type Surroundings, townName, wordsAt } from './surroundings.ts'

/** Renters who pay half of their income or more; the census gives it for counties only. */
export function rentBurden(at: Surroundings): Line | null {
  const { known, counties, language } = at
  const { county } = known
  const words = wordsAt(at).ofCounty.burden
  const share = county?.payingHalf
  if (!share || !counties) return null
  const standing = standingOf(share.value, counties.payingHalf)
  const among = standingWords(standing, shares(at), countiesAround(at))
  return {
    label: words.label,
    text: sentences(words.share(percent(share.value), countyInSentence(share.of.name, language), among)),
    weight: remarkable(standing),
  }
}

export function wayToWork(at: Surroundings): Line | null {
  const { known, counties, language } = at
  const { county, commute } = known
  const words = wordsAt(at).ofCounty.work
  const long = county?.longDrive
  const alone = county?.driveAlone
  const standing = long && counties ? standingOf(long.value, counties.longDrive) : null
  const among = standing && standingWords(standing, shares(at), countiesAround(at))
  if (!commute && !long) return null
  return {
    label: words.label,
    text: sentences(
      commute && words.minutes(commute.value, commute.source.years),
      long &&
        alone &&
        words.driving(
          countyInSentence(long.of.name, language),
          percent(alone.value),
          percent(long.value),
          among,
        ),
    ),
    weight: standing ? remarkable(standing) : 0.3,
  }
}

function countiesAround(at: Surroundings) {
  return wordsAt(at).countiesIn(countiesIn(at.place.state, at.language), at.state)
}

/** Only the larger cities have a figure. */
export function emptyRentals(at: Surroundings): Line | null {
  const { vacancy } = at.known
  if (!vacancy) return null
  const others = at.around.flatMap(({ place }) => {
    const share = placeRow(place).cityVacancy
    return share ? [{ percent: percent(Number(share)), town: townName(place, at) }] : []
  })
  const words = wordsAt(at).ofCounty.empty
  return {
    label: words.label,
    text: sentences(words.share(percent(vacancy.value), vacancy.source.years, others.slice(0, 3))),
    weight: vacancy.value < 3 || vacancy.value > 10 ? 0.9 : 0.35,
  }
}

/** In some states a landlord files whenever rent is late. */
const manyFilings = 20

/** Old counts, so the year stands beside them. */
export function evictions(at: Surroundings): Line | null {
  const { place, language } = at
  const words = wordsAt(at).ofCounty.evictions
  const found = evictionFilings(placeRow(place).county)
  if (!found) return null
  const { filings, per100Renters } = found
  const county = countyInSentence(filings.of.name || place.county, language)
  return {
    label: words.label,
    text: sentences(
      words.filed(filings.value, county, filings.source.years, per100Renters.value),
      per100Renters.value > manyFilings && words.several,
    ),
    weight: per100Renters.value > 8 || per100Renters.value < 1 ? 0.7 : 0.2,
  }
}
