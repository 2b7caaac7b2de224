import type { Claims } from './claims.ts'
import { claimWords } from './words.ts'

/** What the owner says of the renter number. */
export type NumberWords = { registeredBy: string; acceptedAt: string; does: string; doesNot: string }

export const numberWordsByDefault: NumberWords = claimWords.en.kit.number

/** The owner may leave out the full stop; another sentence may follow. */
export function sentence(words: string) {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

export function deliveryWords(claims: Claims) {
  return claimWords[claims.language].kit.delivery(claims)
}

export function twoAdultsToday(claims: Claims) {
  return claimWords[claims.language].kit.twoAdultsToday(claims)
}
