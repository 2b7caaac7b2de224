import { beforeApprovalPays, performanceTerms } from '../claims/performance-terms.ts'
import { programs } from '../claims/programs.ts'
import type { Offer, Section } from '../landing/sections.ts'
import { phoneHref, type Site } from '../site/site.ts'

/** The program has no page and no form of its own: one joins it by phone or by mail. */
export function performanceOffer(site: Site): Offer {
  const { claims } = site
  return {
    id: 'performance-based-program',
    title: programs.performance.name,
    price: claims.performanceUpfront,
    terms: 'upfront; the fee comes after approval',
    points: [...performanceTerms(claims).slice(1), 'You must have the renter-protection plan.'],
    actions: [
      { label: `Join by phone: ${site.phone}`, href: phoneHref(site), isQuiet: true, offers: 'performance' },
      {
        label: 'Join by e-mail',
        href: `mailto:${site.email}?subject=${encodeURIComponent(programs.performance.name)}`,
        isQuiet: true,
        offers: 'performance',
      },
    ],
  }
}

/** On the pages of programs that ask for money at the start. */
export function feeAfterApproval(site: Site): Section {
  return {
    kind: 'offers',
    heading: 'A fee after approval instead',
    lead: beforeApprovalPays(site.claims),
    offers: [performanceOffer(site)],
  }
}
