import type { Claims } from './claims.ts'

/** '4 applications'. The owner may include a single one. */
export function applicationsIncluded({ corporateApplications: count }: Claims) {
  return `${count} ${count === '1' ? 'application' : 'applications'}`
}

/** What brings the refund: not whatever was sent, but this many denials. */
export function enoughDenials({ corporateApplications: count }: Claims) {
  return `denied at ${count} approved-database ${count === '1' ? 'property' : 'properties'}`
}
