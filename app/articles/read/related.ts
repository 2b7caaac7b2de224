import type { InLanguages, Language } from '../../platform/language.ts'
import { articleWords } from '../words.ts'

type Link = { label: string; href: string }
type Topic = keyof (typeof articleWords)['en']['topics']

const topics: { topic: Topic; href: string; words: InLanguages<RegExp> }[] = [
  {
    topic: 'secondShot',
    href: '/second-shot-program',
    words: {
      en: /eviction|record|background|conviction/gi,
      es: /desaloj|antecedente|condena|expediente/gi,
    },
  },
  {
    topic: 'badCredit',
    href: '/bad-credit-rentals',
    words: { en: /credit|score/gi, es: /crédito|puntaje/gi },
  },
  {
    topic: 'fullService',
    href: '/full-service-program',
    words: { en: /landlord|case manager|application/gi, es: /arrendador|encargado de su caso|solicitud/gi },
  },
  {
    topic: 'kit',
    href: '/diy-rental-kit',
    words: { en: /letter|document|yourself/gi, es: /carta|documento|usted mismo/gi },
  },
  {
    topic: 'corporate',
    href: '/corporate-lease-program',
    words: { en: /lease/gi, es: /contrato/gi },
  },
]

const always: { topic: Topic; href: string }[] = [
  { topic: 'toldNo', href: '/told-no' },
  { topic: 'states', href: '/states' },
  { topic: 'qualify', href: '/#qualification' },
]

const shownTopics = 3

/** The programs an article's own words lead to, then the places. */
export function relatedLinks(content: string, language: Language = 'en'): Link[] {
  const labels = articleWords[language].topics
  const counted = topics.map(({ topic, href, words }) => ({
    topic,
    href,
    count: content.match(words[language])?.length ?? 0,
  }))
  const best = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return [...best.slice(0, shownTopics), ...always].map(({ topic, href }) => ({ label: labels[topic], href }))
}
