import type { Fact } from '../../almanac/fact.ts'
import { bedroomCounts, fairRents } from '../../almanac/fair-rents.ts'
import { depositCap } from '../../almanac/laws.ts'
import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import { ruleWords } from '../../almanac/rule-words.ts'
import { yearsOf } from '../../almanac/source.ts'
import type { Section } from '../../landing/sections.ts'
import type { Language } from '../../platform/language.ts'
import { listed } from '../../platform/listed.ts'
import { longDay } from '../../platform/us-date.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { fundingIn, fundingRange } from '../state-funding.ts'
import { inSentence } from '../state-words.ts'
import { townWords } from '../town-words.ts'
import { firstCosts } from './day-one.ts'
import { areaMedianWords, limitsAt } from './income-limits.ts'

/** How far the funding goes at the fair rents of the town, and what a deposit may be. */
export function fundingAndRent(place: Place, site: Site): Section[] {
  const rents = fairRents(place)?.byBedrooms
  if (!rents) return []
  const one = rents[1]
  const { language } = site
  const words = townWords[language].dayOne.funding
  const [least, most] = fundingRange(site, place.state)
  const months = bedroomCounts.map((size) =>
    words.months(monthsOf(most, rents[size]), words.sizes[size] ?? '', dollars(rents[size].value)),
  )
  const { income } = peopleAndHomes(place)
  const median = areaMedianWords(place, site)
  const limits = median ? limitsAt(place) : null
  return [
    {
      kind: 'prose',
      heading: words.heading(fundingIn(site, place.state), place.name),
      paragraphs: [
        words.covers(
          dollars(most),
          listed(months, language),
          dollars(least),
          Math.round((least / one.value) * 100),
          yearsOf(one.source, language),
        ),
        `${depositWords(place, language)} ${firstCosts(place, one.value, language)}`,
        ...(median ? [words.emergency(site.claims.emergencyIncome, median)] : []),
      ],
      facts: [
        ...bedroomCounts.map((size) => rents[size]),
        ...(income ? [income] : []),
        ...(limits ? [limits.low[0], limits.low[2]] : []),
      ],
    },
  ]
}

function monthsOf(amount: number, { value }: Fact) {
  return Math.round((amount / value) * 10) / 10
}

function depositWords(place: Place, language: Language) {
  const words = townWords[language].dayOne.funding
  const state = inSentence(stateNameOf(place.state), language)
  const cap = depositCap(place.state)
  if (!cap) return words.depositUnknown(state)
  const { months, law } = cap
  return words.deposit({
    state,
    months,
    detail: ruleWords(law.detail, language),
    statute: law.statute,
    checked: longDay(law.asOf, language),
  })
}
