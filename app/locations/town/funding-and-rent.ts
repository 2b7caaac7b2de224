import { fairRents } from '../../almanac/fair-rents.ts'
import { depositCap } from '../../almanac/laws.ts'
import type { Section } from '../../landing/sections.ts'
import { longDay } from '../../platform/us-date.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { fundingIn, fundingRange } from '../state-funding.ts'
import { inSentence } from '../state-words.ts'
import { areaMedianWords } from './income-limits.ts'

/** How far the funding goes at the fair rents of the town, and what a deposit may be. */
export function fundingAndRent(place: Place, site: Site): Section[] {
  const rents = fairRents(place)?.byBedrooms
  if (!rents) return []
  const [one, two] = [rents[1], rents[2]]
  const [least, most] = fundingRange(site, place.state)
  const median = areaMedianWords(place, site)
  return [
    {
      kind: 'prose',
      heading: `How far ${fundingIn(site, place.state)} goes in ${place.name}`,
      paragraphs: [
        `HUD’s fair rent here is ${dollars(one.value)} a month for one bedroom and ${dollars(two.value)} for two (${one.source.years}, utilities included). The most that lenders offer, a loan of ${dollars(most)}, is ${monthsOf(most, one.value)} of the first or ${monthsOf(most, two.value)} of the second; the least, ${dollars(least)}, is ${Math.round((least / one.value) * 100)}% of one month of the first.`,
        depositWords(place, one.value),
        ...(median
          ? [
              `Emergency rental assistance, which is not ours, asks for income below ${site.claims.emergencyIncome} of area median: ${median}.`,
            ]
          : []),
      ],
    },
  ]
}

function monthsOf(amount: number, rent: number) {
  const months = Math.round((amount / rent) * 10) / 10
  return months === 1 ? '1 month' : `${months} months`
}

function depositWords(place: Place, rent: number) {
  const state = inSentence(stateNameOf(place.state))
  const cap = depositCap(place.state)
  if (!cap)
    return `First month and a deposit of one month, which is common, come to ${dollars(rent * 2)} for one bedroom. How big a deposit may be in ${state} is not on file yet.`
  const { months, law } = cap
  const most = months === 1 ? 'one month of rent' : `${months} months of rent`
  const besides = law.detail ? ` (${law.detail})` : ''
  return `In ${state} a deposit may be at most ${most}${besides}: ${dollars(rent * months)} at that one-bedroom rent, ${dollars(rent * (months + 1))} with the first month (${law.statute}, checked ${longDay(law.asOf)}).`
}
