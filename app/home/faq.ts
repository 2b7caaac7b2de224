import { enoughDenials } from '../claims/corporate-words.ts'
import { approvedMeans, costsOf } from '../claims/costs.ts'
import { claimWords } from '../claims/words.ts'
import type { Site } from '../site/site.ts'
import { vouchersAnywhere } from '../site/vouchers.ts'
import { homeWords } from './words.ts'

export type FrequentQuestion = { question: string; answer: string }

/** The eight questions of the home page, answered from the register. */
export function questionsAbout(site: Site): FrequentQuestion[] {
  const { claims, language } = site
  const { cost, speed, who, no, refund, eviction, record, vouchers } = homeWords[language].faq
  const { guarantee } = claimWords[language].meanings
  const denied = enoughDenials(claims)
  return [
    {
      question: cost.question,
      answer: cost.answer(costsOf(claims, 'funding').line, approvedMeans(claims)),
    },
    { question: speed.question, answer: speed.answer(claims) },
    { question: who.question, answer: who.answer(claims) },
    { question: no.question, answer: no.answer(claims, guarantee, denied) },
    { question: refund.question, answer: refund.answer(claims, denied) },
    eviction,
    record,
    { question: vouchers, answer: vouchersAnywhere(site) },
  ]
}
