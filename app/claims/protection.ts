import { claimWords } from './words.ts'

const { name, amount, due, terms } = claimWords.en.protection

export { amount as protectionAmount, due as protectionDue, name as protectionName, terms as protectionTerms }
