import { type Claims, isZero } from './claims.ts'
import { claimWords } from './words.ts'

export function bannerMeaning(claims: Claims) {
  return wordsIn(claims).banner(claims)
}

export function preApprovalMeaning(claims: Claims) {
  return wordsIn(claims).preApproval(claims)
}

export function fastApprovalMeaning(claims: Claims) {
  return wordsIn(claims).fastApproval(claims)
}

export function approvalRateMeaning(claims: Claims, where = '') {
  return wordsIn(claims).approvalRate(claims, where)
}

export function successRateMeaning(claims: Claims) {
  const { successRate, sameInEveryCity } = wordsIn(claims)
  return isZero(claims, 'localSuccessRate') ? sameInEveryCity : `${successRate(claims)} ${sameInEveryCity}`
}

function wordsIn({ language }: Claims) {
  return claimWords[language].meanings
}
