import { fairRents } from '../../almanac/fair-rents.ts'
import { depositCap, type Law, type LawTopic, lawOf, lawTopics } from '../../almanac/laws.ts'
import type { Right, Section, SectionProps } from '../../landing/sections.ts'
import { longDay } from '../../platform/us-date.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf, withArticle } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'

/** What the law of the state says, with statute and day; what is unknown is said as unknown. */
export function rights(place: Place, _site: Site): Section[] {
  const known = stateRights(place.state)
  return [{ kind: 'rights', ...known, cells: known.cells.map((cell) => withDeposit(cell, place)) }]
}

/** What the limit means at the rent of this town. */
function withDeposit(cell: Right, place: Place): Right {
  const rent = fairRents(place)?.byBedrooms[1].value
  const cap = depositCap(place.state)
  if (!rent || !cap || cell.title !== titles['deposit-cap-months']) return cell
  return { ...cell, text: cell.text.replace(/\.$/, `: ${dollars(rent * cap.months)} for one bedroom here.`) }
}

export function stateRights(stateCode: string): SectionProps['rights'] {
  const laws = lawTopics.map((topic) => ({ topic, law: lawOf(stateCode, topic) }))
  return {
    heading: `Your rights in ${withArticle(stateNameOf(stateCode))}`,
    lead: 'State law; cities may add to it. No legal advice.',
    cells: laws.flatMap(({ law }) => (law ? [rightOf(law)] : [])),
    notOnFile: laws.flatMap(({ topic, law }) => (law ? [] : [titles[topic]])),
    everywhere: [toldNo],
  }
}

const titles: Record<LawTopic, string> = {
  'deposit-cap-months': 'Deposit',
  'application-fee': 'Application fees',
  'late-fee': 'Late fees',
  'source-of-income': 'Vouchers, other income',
  'eviction-record-sealing': 'Sealing evictions',
}

/** Of federal law, so it holds in every state. */
const toldNo: Right = {
  title: 'Told no?',
  text: 'Over a report? Ask its maker within 60 days for a free copy.',
  statute: '15 U.S.C. § 1681j(b)',
  href: 'https://www.law.cornell.edu/uscode/text/15/1681j',
  next: { label: 'Your next three steps', href: '/told-no' },
}

/** The row in a sentence, and nothing the row does not say. */
function rightOf({ topic, value, detail, statute, href, asOf }: Law): Right {
  const text = value ? wordsFor[topic](value) : detail
  return {
    title: titles[topic],
    text: sentence(text),
    ...(value && detail && { detail: sentence(detail) }),
    statute,
    href,
    asOf: longDay(asOf),
  }
}

const wordsFor: Record<LawTopic, (value: string) => string> = {
  'deposit-cap-months': (months) => `At most ${monthsOfRent(months)}`,
  'application-fee': upTo,
  'late-fee': upTo,
  'source-of-income': (value) =>
    value === 'protected' ? 'The law protects renters by their source of income' : value,
  'eviction-record-sealing': (value) =>
    value === 'yes' ? 'The law provides for sealing eviction records' : value,
}

/** Amounts are the most that may be asked; other rows say in words what holds. */
function upTo(value: string) {
  return /^(\$?\d|actual)/.test(value) ? `At most ${value.replace(/^actual/, 'the actual')}` : value
}

export function monthsOfRent(months: string) {
  const words: Record<string, string> = {
    1: 'one month’s rent',
    1.5: 'one and a half months’ rent',
    2: 'two months’ rent',
    3: 'three months’ rent',
  }
  return words[months] ?? `${months} months’ rent`
}

/** With a capital, a stop, and days the way people write them. */
function sentence(text: string) {
  const dated = text.replace(/\d{4}-\d\d-\d\d/g, (day) => longDay(day))
  return `${dated.charAt(0).toUpperCase()}${dated.slice(1)}.`
}
