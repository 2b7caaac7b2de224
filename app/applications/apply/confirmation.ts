import type { Site } from '../../site/site.ts'
import { privateLink } from '../private/private-link.ts'
import { applicationReceived } from './application-mails.ts'

/** With the private link: whoever reads it can do all that the applicant can. */
export function confirmation(site: Site, reference: string, token: string) {
  const link = privateLink(site, token)
  return applicationReceived(site, { reference, link, answeredWithin: site.claims.specialistResponse })
}
