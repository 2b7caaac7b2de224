import type { Claims } from './claims.ts'
import { claimWords } from './words.ts'

/** The policy's rule for money paid before the work. Every page that takes such a fee says it alike. */
export function refundRule({ claims }: { claims: Claims }) {
  return claimWords[claims.language].refund.rule(claims)
}
