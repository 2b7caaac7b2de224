import { upperFirst } from '../platform/first-letter.ts'
import type { Language } from '../platform/language.ts'
import { longDay } from '../platform/us-date.ts'
import { lawWords } from './law-words.ts'
import type { Law } from './laws.ts'
import { almanacWords } from './words.ts'

/** The row in sentences, and nothing the row does not say. */
export function lawSentences({ topic, value, detail }: Law, language: Language) {
  const { titles } = lawWords[language]
  const { rule } = almanacWords[language]
  const sentence = (text: string) => `${upperFirst(inWords(text, language))}.`
  if (!value) return { title: titles[topic], text: sentence(rule(detail)), detail: '' }
  return {
    title: titles[topic],
    text: sentence(said(topic, value, language)),
    detail: detail && sentence(rule(detail)),
  }
}

/** Days the way people write them. */
function inWords(text: string, language: Language) {
  return text.replace(/\d{4}-\d\d-\d\d/g, (day) => longDay(day, language))
}

function said(topic: Law['topic'], value: string, language: Language): string {
  const { monthsOfRent, atMost, incomeIsProtected, recordsAreSealed } = lawWords[language]
  const { rule } = almanacWords[language]
  if (topic === 'deposit-cap-months') return atMost(monthsOfRent(value))
  if (topic === 'source-of-income' && value === 'protected') return incomeIsProtected
  if (topic === 'eviction-record-sealing' && value === 'yes') return recordsAreSealed
  // Amounts are the most that may be asked; other rows say in words what holds.
  const isAmount = topic.endsWith('-fee') && /^(\$?\d|actual)/.test(value)
  return isAmount ? atMost(rule(value)) : rule(value)
}
