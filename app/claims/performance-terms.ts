import type { Claims } from './claims.ts'
import { claimWords } from './words.ts'

/** Said wherever the program is told in one sentence. */
export function beforeApprovalPays(claims: Claims) {
  return claimWords[claims.language].performance.beforeApprovalPays(claims)
}

/** The terms of the Performance-Based Program, for the policy and for every card of it. */
export function performanceTerms(claims: Claims): string[] {
  return claimWords[claims.language].performance.terms(claims)
}
