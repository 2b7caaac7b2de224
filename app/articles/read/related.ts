import type { Language } from '../../platform/language.ts'
import { articleWords } from '../words.ts'

type Link = { label: string; href: string }
type Words = (typeof articleWords)['en']
type Topic = keyof Words['topics']

const topics: { topic: Topic & keyof Words['topicSigns']; href: string }[] = [
  { topic: 'secondShot', href: '/second-shot-program' },
  { topic: 'badCredit', href: '/bad-credit-rentals' },
  { topic: 'fullService', href: '/full-service-program' },
  { topic: 'kit', href: '/diy-rental-kit' },
  { topic: 'corporate', href: '/corporate-lease-program' },
]

const always: { topic: Topic; href: string }[] = [
  { topic: 'toldNo', href: '/told-no' },
  { topic: 'states', href: '/states' },
  { topic: 'qualify', href: '/#qualification' },
]

const shownTopics = 3

/** The programs an article's own words lead to, then the places. */
export function relatedLinks(content: string, language: Language = 'en'): Link[] {
  const { topics: labels, topicSigns } = articleWords[language]
  const counted = topics.map(({ topic, href }) => ({
    topic,
    href,
    count: content.match(topicSigns[topic])?.length ?? 0,
  }))
  const best = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return [...best.slice(0, shownTopics), ...always].map(({ topic, href }) => ({ label: labels[topic], href }))
}
