import { claimWords } from '../claims/words.ts'
import type { Fee, Section } from '../landing/sections.ts'
import type { Site } from '../site/site.ts'
import { termsWords } from './terms-words.ts'

export function protectionFee({ language }: Site): Fee {
  const { name, amount, due } = claimWords[language].protection
  return { name, amount, due, comesBack: termsWords[language].protection.comesBack }
}

export function protectionSection({ language }: Site): Section {
  return {
    kind: 'prose',
    heading: termsWords[language].protection.heading,
    paragraphs: claimWords[language].protection.terms,
  }
}
