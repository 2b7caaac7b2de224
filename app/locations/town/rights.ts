import { fairRents } from '../../almanac/fair-rents.ts'
import {
  depositCap,
  isForShortLeases,
  type Law,
  type LawTopic,
  lawOf,
  lawTopics,
} from '../../almanac/laws.ts'
import { ruleWords } from '../../almanac/rule-words.ts'
import type { Right, Section, SectionProps } from '../../landing/sections.ts'
import { upperFirst } from '../../platform/first-letter.ts'
import type { Language } from '../../platform/language.ts'
import { longDay } from '../../platform/us-date.ts'
import { dollars } from '../../platform/us-number.ts'
import { stateNameOf } from '../../platform/us-states.ts'
import type { Site } from '../../site/site.ts'
import type { Place } from '../place.ts'
import { townWords } from '../town-words.ts'

/** What the law of the state says, with statute and day; what is unknown is said as unknown. */
export function rights(place: Place, { language }: Site): Section[] {
  const known = stateRights(place.state, language)
  return [{ kind: 'rights', ...known, cells: known.cells.map((cell) => withDeposit(cell, place, language)) }]
}

/** What the limit means at the rent of this town. */
function withDeposit(cell: Right, place: Place, language: Language): Right {
  const { titles, depositHere } = townWords[language].rights
  const rent = fairRents(place)?.byBedrooms[1].value
  const cap = depositCap(place.state)
  if (!rent || !cap || isForShortLeases(cap.law) || cell.title !== titles['deposit-cap-months']) return cell
  return { ...cell, text: depositHere(cell.text, dollars(rent * cap.months)) }
}

export function stateRights(stateCode: string, language: Language = 'en'): SectionProps['rights'] {
  const { heading, lead, titles } = townWords[language].rights
  const laws = lawTopics.map((topic) => ({ topic, law: lawOf(stateCode, topic) }))
  return {
    heading: heading(stateNameOf(stateCode)),
    lead,
    cells: laws.flatMap(({ law }) => (law ? [rightOf(law, language)] : [])),
    notOnFile: laws.flatMap(({ topic, law }) => (law ? [] : [titles[topic]])),
    everywhere: [toldNo(language)],
  }
}

/** Of federal law, so it holds in every state. */
function toldNo(language: Language): Right {
  const { title, text, next } = townWords[language].rights.toldNo
  return {
    title,
    text,
    statute: '15 U.S.C. § 1681j(b)',
    href: 'https://www.law.cornell.edu/uscode/text/15/1681j',
    next: { label: next, href: '/told-no' },
  }
}

/** The row in a sentence, and nothing the row does not say. */
function rightOf({ topic, value, detail, statute, href, asOf }: Law, language: Language): Right {
  const told = ruleWords(detail, language)
  return {
    title: townWords[language].rights.titles[topic],
    text: sentence(value ? ruleOf(topic, value, language) : told),
    ...(value && detail && { detail: sentence(told) }),
    statute,
    href,
    asOf: longDay(asOf, language),
  }
}

function ruleOf(topic: LawTopic, value: string, language: Language) {
  const words = townWords[language].rights
  const rule = ruleWords(value, language)
  if (topic === 'deposit-cap-months') return words.atMostMonths(words.monthsOfRent(value))
  if (topic === 'source-of-income') return value === 'protected' ? words.incomeProtected : rule
  if (topic === 'eviction-record-sealing') return value === 'yes' ? words.sealing : rule
  // Amounts are the most that may be asked; other rows say in words what holds.
  return /^(\$?\d|actual)/.test(value) ? words.atMost(rule) : rule
}

export function monthsOfRent(months: string, language: Language = 'en') {
  return townWords[language].rights.monthsOfRent(months)
}

/** With a capital and a stop. */
function sentence(text: string) {
  return `${upperFirst(text)}.`
}
