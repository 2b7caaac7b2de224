import type { Fact } from '../../almanac/fact.ts'
import { bedroomCounts, fairRents } from '../../almanac/fair-rents.ts'
import { depositCap } from '../../almanac/laws.ts'
import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import type { Section } from '../../landing/sections.ts'
import { longDay } from '../../platform/us-date.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { fundingIn, fundingRange } from '../state-funding.ts'
import { inSentence } from '../state-words.ts'
import { firstCosts } from './day-one.ts'
import { areaMedianWords, limitsAt } from './income-limits.ts'

/** How far the funding goes at the fair rents of the town, and what a deposit may be. */
export function fundingAndRent(place: Place, site: Site): Section[] {
  const rents = fairRents(place)?.byBedrooms
  if (!rents) return []
  const one = rents[1]
  const [least, most] = fundingRange(site, place.state)
  const months = bedroomCounts.map(
    (size) => `${monthsOf(most, rents[size])} of ${sizes[size]} at ${dollars(rents[size].value)}`,
  )
  const { income } = peopleAndHomes(place)
  const median = areaMedianWords(place, site)
  const limits = median ? limitsAt(place) : null
  return [
    {
      kind: 'prose',
      heading: `How far ${fundingIn(site, place.state)} goes in ${place.name}`,
      paragraphs: [
        `The most that lenders offer, a loan of ${dollars(most)}, covers ${listed(months)}; the least, ${dollars(least)}, is ${Math.round((least / one.value) * 100)}% of a month of one bedroom (HUD’s fair rents, ${one.source.years}, utilities included).`,
        `${depositWords(place)} ${firstCosts(place, one.value)}`,
        ...(median
          ? [
              `Emergency rental assistance, not ours, ends at ${site.claims.emergencyIncome} of area median: ${median}.`,
            ]
          : []),
      ],
      facts: [
        ...bedroomCounts.map((size) => rents[size]),
        ...(income ? [income] : []),
        ...(limits ? [limits.low[0], limits.low[2]] : []),
      ],
    },
  ]
}

const sizes = ['a studio', 'one bedroom', 'two', 'three', 'four'] as const

function monthsOf(amount: number, { value }: Fact) {
  const months = Math.round((amount / value) * 10) / 10
  return months === 1 ? '1 month' : `${months} months`
}

const listed = (words: string[]) => new Intl.ListFormat('en-US').format(words)

function depositWords(place: Place) {
  const state = inSentence(stateNameOf(place.state))
  const cap = depositCap(place.state)
  if (!cap) return `How big a deposit may be in ${state} is not on file yet; one month is common.`
  const { months, law } = cap
  const most = months === 1 ? 'one month of rent' : `${months} months of rent`
  const besides = law.detail ? ` (${law.detail})` : ''
  return `In ${state} a deposit may be at most ${most}${besides} (${law.statute}, checked ${longDay(law.asOf)}).`
}
