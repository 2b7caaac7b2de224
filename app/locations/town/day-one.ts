import type { Fact } from '../../almanac/fact.ts'
import { bedroomCounts, fairRents } from '../../almanac/fair-rents.ts'
import { depositCap, isForShortLeases, type Law, lawOf } from '../../almanac/laws.ts'
import { peopleAndHomes } from '../../almanac/people-and-homes.ts'
import { ruleWords } from '../../almanac/rule-words.ts'
import { yearsOf } from '../../almanac/source.ts'
import { costsOf } from '../../claims/costs.ts'
import { type FeeSum, feeAmount } from '../../claims/fee-sum.ts'
import { listProgramFees, type ProgramFee, type ProgramFees } from '../../claims/fees.ts'
import type { Section, SlipLine, SlipProgram } from '../../landing/sections.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import type { Language } from '../../platform/language.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import { comparableRent, isDoubtful, plannableRent, standInOf, topRent } from '../census-rent.ts'
import type { Place } from '../place.ts'
import { countyInSentence, inSentence } from '../state-words.ts'
import { stateByCode } from '../states.ts'
import { townWords } from '../town-words.ts'
import { stateRentFact } from './place-facts.ts'

/** Where the state's rule is not on file. */
const commonMonths = 1

/** Cash for day one: rent, deposit, our fees, in total for each program. */
export function dayOne(place: Place, site: Site): Section[] {
  const { language } = site
  const words = townWords[language].dayOne
  const home = homeOf(place, language)
  if (!home) return []
  const rent = home.rent.value
  const landlord = landlordLines(place, rent, language)
  const toLandlord = sumOf(landlord)
  const onTop = feeOnTop(place.state, language)
  const programs = [
    ...listProgramFees(site).map((program) => programSlip(program, rent, toLandlord, language)),
    { ...words.alone, lines: [], total: toLandlord, ours: 0 },
  ]
  return [
    {
      kind: 'dayOne',
      lead: firstCosts(place, rent, language, home.whose),
      where: `${place.name}, ${place.state}`,
      home: home.label,
      landlord,
      programs,
      note: words.note(onTop),
      noteAlone: onTop ? words.noteAlone(onTop) : '',
      terms: costsOf(site.claims, 'funding').terms,
      rents: home.rents,
      facts: [home.rent, depositCap(place.state)?.law, lawOf(place.state, 'application-fee')],
    },
  ]
}

/**
 * First month and deposit in weeks of what households live on, and at what renters of the town itself pay. `whose`:
 * whose median rent it is, where no fair rent is on file.
 */
export function firstCosts(place: Place, rent: number, language: Language, whose: string | null = null) {
  const words = townWords[language].dayOne.costs
  const { income, isTopIncome } = peopleAndHomes(place)
  const months = 1 + depositMonths(place.state)
  const sum = dollars(rent * months)
  const weeks = income && !isTopIncome ? Math.round(((rent * months) / income.value) * 520) / 10 : null
  return [
    income && weeks
      ? words.inWeeks({
          sum,
          whose,
          weeks,
          county: countyInSentence(income.of.name, language),
          years: income.source.years,
        })
      : words.alone(sum, whose),
    ...atMedian(place, rent, months, language),
  ].join(' ')
}

function atMedian(place: Place, rent: number, months: number, language: Language) {
  const own = comparableRent(place)
  if (own === null || own > topRent || own === rent || isDoubtful({ value: own }, place)) return []
  return [townWords[language].dayOne.costs.atMedian(dollars(own), dollars(own * months))]
}

function depositMonths(state: string) {
  return depositCap(state)?.months ?? commonMonths
}

/** One bedroom at the fair rent; where there is none, what renters pay in the town, its county or its state. */
function homeOf(place: Place, language: Language) {
  const words = townWords[language].dayOne.home
  const fair = fairRents(place)
  if (fair) {
    const rent = fair.byBedrooms[1]
    return {
      rent,
      whose: null,
      label: words.fair(yearsOf(rent.source, language)),
      rents: bedroomCounts.map((bedrooms) => fair.byBedrooms[bedrooms].value),
    }
  }
  const state = stateByCode(place.state)
  const rent: Fact | null = plannableRent(place) ?? (state && stateRentFact(state))
  if (!rent) return null
  const whose = whoseOf(rent, place, language)
  return { rent, whose, label: words.median(whose, rent.source.years), rents: null }
}

function whoseOf(rent: Fact, { name, state }: Place, language: Language) {
  if (rent.of.kind === 'state') return inSentence(stateNameOf(state), language)
  return standInOf(rent, language) ?? name
}

function landlordLines({ state }: Place, rent: number, language: Language): SlipLine[] {
  const words = townWords[language].dayOne
  const months = depositMonths(state)
  const line = (sum: FeeSum) => ({ sum, amount: feeAmount(sum, rent, 1) })
  return [
    { kind: 'rent', name: words.firstRent, note: '', ...line(rents(1)) },
    { kind: 'deposit', name: words.deposit, ...depositWords(state, language), ...line(rents(months)) },
    ...applicationLine(state, language),
  ]
}

function depositWords(state: string, language: Language): Pick<SlipLine, 'note' | 'link'> {
  const { depositUnknown, depositAllowed, depositOfShortLeases } = townWords[language].dayOne
  const cap = depositCap(state)
  const name = inSentence(stateNameOf(state), language)
  if (!cap) return { note: depositUnknown(name) }
  const { law, months } = cap
  const detail = ruleWords(law.detail, language)
  return {
    note: isForShortLeases(law)
      ? depositOfShortLeases(months, name, detail)
      : depositAllowed(months, name, detail),
    link: statuteLink(law),
  }
}

/** What a landlord may ask for looking at an application: an amount only where the rule names one. */
function applicationLine(state: string, language: Language): SlipLine[] {
  const words = townWords[language].dayOne.application
  const law = lawOf(state, 'application-fee')
  if (!law) return []
  const most = mostOf(law)
  return [
    {
      kind: 'fee',
      name: words.name,
      note: words.note(ruleWords(law.value, language)),
      link: statuteLink(law),
      ...(most
        ? { amount: most, sum: { dollars: most, perAdult: 0, months: 0, least: 0 } }
        : { amount: null, sum: null, words: words.atCost }),
    },
  ]
}

/** In dollars; 0 where the rule names no amount. */
function mostOf({ value }: Law) {
  return Number(/^\$(\d+) /.exec(value)?.[1] ?? 0)
}

/** The landlord's application fee where it is not in the sum: no rule is on file, or one without an amount. */
function feeOnTop(state: string, language: Language): string | null {
  const { application } = townWords[language].dayOne
  const law = lawOf(state, 'application-fee')
  if (!law) return application.ofLandlords
  return mostOf(law) ? null : application.atRule(ruleWords(law.value, language))
}

function rents(months: number): FeeSum {
  return { dollars: 0, perAdult: 0, months, least: 0 }
}

function programSlip(
  { name, fees }: ProgramFees,
  rent: number,
  toLandlord: number,
  language: Language,
): SlipProgram {
  const lines = fees.map((fee) => feeLine(fee, rent))
  const ours = sumOf(lines)
  return {
    name: name,
    lines,
    total: Math.round((toLandlord + ours) * 100) / 100,
    ours,
    fine: townWords[language].dayOne.toUs(uncounted(lines)),
  }
}

/** What the owner put into words that cannot be reckoned with comes on top of the sum. */
function uncounted(lines: SlipLine[]) {
  const open = lines.find(({ amount }) => amount === null)
  return open ? lowerFirst(open.name) : null
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

function statuteLink({ statute, href }: Law) {
  return { label: statute, href }
}
