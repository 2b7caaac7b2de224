import { claimWords } from './words.ts'

export const protectionTerms = claimWords.en.protection.terms
