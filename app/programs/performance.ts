import { beforeApprovalPays, performanceTerms } from '../claims/performance-terms.ts'
import { programIn } from '../claims/programs.ts'
import type { Offer, Section } from '../landing/sections.ts'
import { callHref, programFormHref, type Site } from '../site/site.ts'
import { termsWords } from './terms-words.ts'

/** The program has no page of its own; one joins it by our form for every program, by phone or by mail. */
export function performanceOffer(site: Site): Offer {
  const { claims, language } = site
  const words = termsWords[language].performance
  const form = programFormHref(site, 'performance')
  return {
    id: 'performance-based-program',
    title: programIn(language, 'performance').name,
    price: claims.performanceUpfront,
    terms: words.terms,
    points: [...performanceTerms(claims).slice(1), words.protectionRequired],
    actions: [
      ...(form === null
        ? []
        : [
            {
              label: words.joinOnline,
              href: form,
              isExternal: true,
              isQuiet: true,
              offers: 'performance' as const,
            },
          ]),
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
