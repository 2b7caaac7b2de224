import { evictionFilings } from '../../../almanac/county.ts'
import { placeRow } from '../../../almanac/place-row.ts'
import { grouped } from '../../../platform/us-number.ts'
import { countiesIn, countyInSentence } from '../../state-words.ts'
import { type Line, sentences } from './line.ts'
import { percent, shares } from './renting.ts'
import { remarkable, standingOf, standingWords } from './standing.ts'
import { type Surroundings, townName } from './surroundings.ts'

/** Renters who pay half of their income or more; the census gives it for counties only. */
export function rentBurden({ known: { county }, counties, state, place }: Surroundings): Line | null {
  const share = county?.payingHalf
  if (!share || !counties) return null
  const standing = standingOf(share.value, counties.payingHalf)
  const among = standingWords(standing, shares, `${countiesIn(place.state)} in ${state}`)
  const pay = `${percent(share.value)} of renters in ${countyInSentence(share.of.name)} pay half their income or more`
  return {
    label: 'Rent burden',
    text: sentences(among ? `${pay}, ${among}` : pay),
    weight: remarkable(standing),
  }
}

export function wayToWork({ known: { county, commute }, counties, state, place }: Surroundings): Line | null {
  const long = county?.longDrive
  const alone = county?.driveAlone
  const standing = long && counties ? standingOf(long.value, counties.longDrive) : null
  const among = standing && standingWords(standing, shares, `${countiesIn(place.state)} in ${state}`)
  if (!commute && !long) return null
  return {
    label: 'Way to work',
    text: sentences(
      commute && `${commute.value} minutes on average over ${commute.source.years}`,
      long &&
        alone &&
        `in ${countyInSentence(long.of.name)} ${percent(alone.value)} drive alone, ${percent(long.value)} of those 30 minutes or more${among ? `, ${among}` : ''}`,
    ),
    weight: standing ? remarkable(standing) : 0.3,
  }
}

/** Only the larger cities have a figure. */
export function emptyRentals(at: Surroundings): Line | null {
  const { vacancy } = at.known
  if (!vacancy) return null
  const others = at.around.flatMap(({ place }) => {
    const share = placeRow(place).cityVacancy
    return share ? [`${percent(Number(share))} in ${townName(place, at)}`] : []
  })
  const beside = others.length > 0 ? `; ${others.slice(0, 3).join(', ')}` : ''
  return {
    label: 'Empty rentals',
    text: sentences(`${percent(vacancy.value)} stood empty over ${vacancy.source.years}${beside}`),
    weight: vacancy.value < 3 || vacancy.value > 10 ? 0.9 : 0.35,
  }
}

/** In some states a landlord files whenever rent is late. */
const manyFilings = 20

/** Old counts, so the year stands beside them. */
export function evictions({ place }: Surroundings): Line | null {
  const found = evictionFilings(placeRow(place).county)
  if (!found) return null
  const { filings, per100Renters } = found
  const filed = filings.value === 1 ? 'one case' : `${grouped(filings.value)} cases`
  return {
    label: 'Evictions',
    text: sentences(
      `${filed} filed in ${countyInSentence(filings.of.name || place.county)} in ${filings.source.years}, ${per100Renters.value} per 100 rented homes (Eviction Lab)`,
      per100Renters.value > manyFilings && 'one home can have several cases',
    ),
    weight: per100Renters.value > 8 || per100Renters.value < 1 ? 0.7 : 0.2,
  }
}
