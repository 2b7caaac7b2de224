import type { Fact } from '../../almanac/fact.ts'
import { bedroomCounts, fairRents } from '../../almanac/fair-rents.ts'
import { depositCap, type Law, lawOf } from '../../almanac/laws.ts'
import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import { costsOf } from '../../claims/costs.ts'
import { type FeeSum, feeAmount } from '../../claims/fee-sum.ts'
import { listProgramFees, type ProgramFee, type ProgramFees } from '../../claims/fees.ts'
import type { Section, SlipLine, SlipProgram } from '../../landing/sections.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import { comparableRent, topRent } from '../census-rent.ts'
import type { Place } from '../place.ts'
import { countyInSentence, inSentence } from '../state-words.ts'
import { stateByCode } from '../states.ts'
import { rentFact, stateRentFact } from './place-facts.ts'

/** Where the state's rule is not on file. */
const commonMonths = 1

/** Cash for day one: rent, deposit, our fees, in total for each program. */
export function dayOne(place: Place, site: Site): Section[] {
  const home = homeOf(place)
  if (!home) return []
  const rent = home.rent.value
  const landlord = landlordLines(place, rent)
  const toLandlord = sumOf(landlord)
  const programs = [
    ...listProgramFees(site).map((program) => programSlip(program, rent, toLandlord)),
    onYourOwn(toLandlord),
  ]
  return [
    {
      kind: 'dayOne',
      lead: firstCosts(place, rent),
      where: `${place.name}, ${place.state}`,
      home: home.label,
      landlord,
      programs,
      note: `On top: ${lawOf(place.state, 'application-fee') ? '' : 'landlords’ application fees, '}the monthly protection plan. Funding is a loan.`,
      terms: costsOf(site.claims, 'funding').terms,
      rents: home.rents,
      facts: [home.rent, depositCap(place.state)?.law, lawOf(place.state, 'application-fee')],
    },
  ]
}

/** First month and deposit in weeks of what households live on, and at what renters of the town itself pay. */
export function firstCosts(place: Place, rent: number) {
  const { income, isTopIncome } = peopleAndHomes(place)
  const months = 1 + depositMonths(place.state)
  const sum = dollars(rent * months)
  const weeks = income && !isTopIncome ? Math.round(((rent * months) / income.value) * 520) / 10 : null
  return [
    income && weeks
      ? `First month and deposit, ${sum}, are ${weeks === 1 ? 'one week' : `${weeks} weeks`} of median household income in ${countyInSentence(income.of.name)}, ${income.source.years}.`
      : `First month and deposit are ${sum}.`,
    ...atMedian(place, rent, months),
  ].join(' ')
}

function atMedian(place: Place, rent: number, months: number) {
  const own = comparableRent(place)
  if (own === null || own > topRent || own === rent) return []
  return [`At the census median rent, ${dollars(own)}, they are ${dollars(own * months)}.`]
}

function depositMonths(state: string) {
  return depositCap(state)?.months ?? commonMonths
}

/** One bedroom at the fair rent; where there is none, what renters pay in the town, its county or its state. */
function homeOf(place: Place) {
  const fair = fairRents(place)
  if (fair) {
    const rent = fair.byBedrooms[1]
    return {
      rent,
      label: `1 bedroom, fair rent ${rent.source.years}`,
      rents: bedroomCounts.map((bedrooms) => fair.byBedrooms[bedrooms].value),
    }
  }
  const state = stateByCode(place.state)
  const rent: Fact | null = rentFact(place) ?? (state && stateRentFact(state))
  return (
    rent && {
      rent,
      label: `median rent of ${rent.of.name}, ${rent.source.years}`,
      rents: null,
    }
  )
}

function landlordLines({ state }: Place, rent: number): SlipLine[] {
  const months = depositMonths(state)
  const line = (sum: FeeSum) => ({ sum, amount: feeAmount(sum, rent, 1) })
  return [
    { kind: 'rent', name: 'First month’s rent', note: '', ...line(rents(1)) },
    { kind: 'deposit', name: 'Deposit', ...depositWords(state), ...line(rents(months)) },
    ...applicationLine(state),
  ]
}

function depositWords(state: string): Pick<SlipLine, 'note' | 'link'> {
  const cap = depositCap(state)
  const name = inSentence(stateNameOf(state))
  if (!cap) return { note: `one month is common; ${name}’s limit is not on file` }
  const { law, months } = cap
  const detail = law.detail ? ` (${law.detail})` : ''
  return {
    note: `${monthWords(months)}, the most ${name} allows${detail}:`,
    link: statuteLink(law),
  }
}

/** What a landlord may ask for looking at an application: an amount only where the rule names one. */
function applicationLine(state: string): SlipLine[] {
  const law = lawOf(state, 'application-fee')
  if (!law) return []
  const most = Number(/^\$(\d+) /.exec(law.value)?.[1] ?? 0)
  return [
    {
      kind: 'fee',
      name: 'Landlord’s application fee',
      note: `each: ${law.value}.`,
      link: statuteLink(law),
      ...(most
        ? { amount: most, sum: { dollars: most, perAdult: 0, months: 0, least: 0 } }
        : { amount: null, sum: null, words: 'at cost' }),
    },
  ]
}

function rents(months: number): FeeSum {
  return { dollars: 0, perAdult: 0, months, least: 0 }
}

function programSlip({ name, fees }: ProgramFees, rent: number, toLandlord: number): SlipProgram {
  const lines = fees.map((fee) => feeLine(fee, rent))
  const ours = sumOf(lines)
  return {
    name: name,
    lines,
    total: Math.round((toLandlord + ours) * 100) / 100,
    ours,
    fine: ` to us${uncounted(lines)}`,
  }
}

/** What the owner put into words that cannot be reckoned with comes on top of the sum. */
function uncounted(lines: SlipLine[]) {
  const open = lines.find(({ amount }) => amount === null)
  return open ? `; the ${lowerFirst(open.name)} comes on top` : ''
}

function onYourOwn(toLandlord: number): SlipProgram {
  return {
    name: 'On your own',
    lines: [],
    total: toLandlord,
    ours: 0,
    fine: 'nothing to us',
  }
}

function feeLine({ name, due, isAfterApproval, sum, price }: ProgramFee, rent: number): SlipLine {
  return {
    kind: isAfterApproval ? 'later' : 'now',
    name,
    note: due,
    amount: sum && feeAmount(sum, rent, 1),
    ...(!sum && { words: price }),
    sum,
  }
}

function sumOf(lines: SlipLine[]) {
  return Math.round(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) * 100) / 100
}

function monthWords(months: number) {
  return months === 1 ? 'one month' : `${String(months).replace('.5', '½')} months`
}

function statuteLink({ statute, href }: Law) {
  return { label: statute, href }
}
