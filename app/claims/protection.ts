import { claimWords } from './words.ts'

const { amount, terms } = claimWords.en.protection

export { amount as protectionAmount, terms as protectionTerms }
