import { type LawTopic, lawOf, lawTopics } from '../almanac/laws.ts'
import type { Section } from '../landing/sections.ts'
import { longDay } from '../platform/us-date.ts'
import { withArticle } from './state-words.ts'
import { stateNameOf } from './states.ts'

const titles: Record<LawTopic, string> = {
  'deposit-cap-months': 'Deposit, in months of rent',
  'application-fee': 'Application fee',
  'late-fee': 'Late fee',
  'source-of-income': 'Source of income',
  'eviction-record-sealing': 'Eviction records',
}

/** The rules of a state, each with its statute and day; what is unknown stands together. */
export function stateRights(stateCode: string): Section {
  const laws = lawTopics.map((topic) => ({ topic, law: lawOf(stateCode, topic) }))
  const unknown = laws.filter(({ law }) => law === null).map(({ topic }) => titles[topic].toLowerCase())
  return {
    kind: 'prose',
    heading: `Your rights in ${withArticle(stateNameOf(stateCode))}`,
    paragraphs: ['State law only; your city may add to it. This is no legal advice.'],
    points: [
      ...laws.flatMap(({ topic, law }) =>
        law
          ? [
              `${titles[topic]}: ${[law.value, law.detail].filter(Boolean).join('; ')} (${law.statute}, checked ${longDay(law.asOf)}).`,
            ]
          : [],
      ),
      ...(unknown.length > 0 ? [`Not on file, which is not a no: ${unknown.join(', ')}.`] : []),
    ],
  }
}
