import { beforeApprovalPays, performanceTerms } from '../claims/performance-terms.ts'
import { programIn } from '../claims/programs.ts'
import type { Offer, Section } from '../landing/sections.ts'
import { callHref, type Site } from '../site/site.ts'
import { termsWords } from './terms-words.ts'

/** The program has no page and no form of its own: one joins it by phone or by mail. */
export function performanceOffer(site: Site): Offer {
  const { claims, language } = site
  const words = termsWords[language].performance
  return {
    id: 'performance-based-program',
    title: programIn(language, 'performance').name,
    price: claims.performanceUpfront,
    terms: words.terms,
    points: [...performanceTerms(claims).slice(1), words.protectionRequired],
    actions: [
      {
        label: words.joinByPhone(site.phone),
        href: callHref(site),
        isQuiet: true,
        offers: 'performance',
      },
      {
        label: words.joinByMail,
        // The team reads English.
        href: `mailto:${site.email}?subject=${encodeURIComponent(programIn('en', 'performance').name)}`,
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
    heading: termsWords[site.language].performance.instead,
    lead: beforeApprovalPays(site.claims),
    offers: [performanceOffer(site)],
  }
}
