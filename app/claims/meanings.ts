import type { Claims } from './claims.ts'

/** Beside the banner, which has no room for every fee: its link leads to them. */
export function bannerMeaning(claims: Claims) {
  return `A loan, with interest. Average decision: ${claims.fundingDecision}.`
}

/** What the loudest claims mean. Whoever shows such a claim shows these words in the same block. */
export const guaranteeMeaning =
  'We keep working on your case while you cooperate; no landlord has to say yes.'

export function preApprovalMeaning(claims: Claims) {
  return `We offer ${claims.preApproval}: it tells you where you stand with us. It is not a lease and not a loan.`
}

export function fastApprovalMeaning(claims: Claims) {
  return `Approval in ${claims.landlordApproval} happens only when a landlord moves fast. Typical is ${claims.approvalTime}, and no date is promised.`
}

export function approvalRateMeaning(claims: Claims, where = '') {
  return `Approval rate${where}: the share of ${claims.approvalRateOf}, by our own count. It is no promise for your case.`
}

export function successRateMeaning(claims: Claims) {
  return `Success rate: the share of ${claims.successRateOf}, by our own count. It is no promise for your case. The figures of our service are the same for every city we list: nobody counted them in one city alone.`
}
