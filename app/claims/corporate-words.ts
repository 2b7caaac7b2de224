import type { Claims } from './claims.ts'
import { claimWords } from './words.ts'

/** '4 applications'. The owner may include a single one. */
export function applicationsIncluded({ corporateApplications, language }: Claims) {
  return claimWords[language].corporate.applications(corporateApplications)
}

/** What brings the refund: not whatever was sent, but this many denials. */
export function enoughDenials({ corporateApplications, language }: Claims) {
  return claimWords[language].corporate.denials(corporateApplications)
}
