import type { Claims } from './claims.ts'

/** Said wherever the program is told in one sentence. */
export function beforeApprovalPays(claims: Claims) {
  return `You pay us ${claims.performanceStart}.`
}

/** The terms of the Performance-Based Program, for the policy and for every card of it. */
export function performanceTerms(claims: Claims): string[] {
  return [
    `At the start: ${claims.performanceUpfront} upfront.`,
    `After approval: ${claims.performanceFee} or ${claims.performanceMinimum}, whichever is greater.`,
    `This fee is due within ${claims.performanceDue} of approval.`,
    'You must choose a property from our matching system.',
  ]
}
