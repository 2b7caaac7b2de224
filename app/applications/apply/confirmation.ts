import type { Site } from '../../site/site.ts'
import { privateLink } from '../private/private-link.ts'
import type { Application } from '../queries.server.ts'
import { applicationReaddressed, applicationReceived } from './application-mails.ts'

/** With the private link: whoever reads it can do all that the applicant can. */
export function confirmation(site: Site, reference: string, token: string) {
  const link = privateLink(site, token)
  return applicationReceived(site, { reference, link, answeredWithin: site.claims.specialistResponse })
}

/** For an address that was corrected, with the same link. */
export function confirmationAgain(
  site: Site,
  { status, withdrawn_at, reference }: Pick<Application, 'status' | 'withdrawn_at' | 'reference'>,
  token: string,
) {
  if (status === 'new' && !withdrawn_at) return confirmation(site, reference, token)
  return applicationReaddressed(site, { reference, link: privateLink(site, token) })
}
