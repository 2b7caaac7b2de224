import type { LandingPage } from '../landing/sections.ts'
import { stateEntries } from '../locations/states.ts'
import { formHref, phoneHref, type Site } from '../site/site.ts'

export function statesPage(site: Site): LandingPage {
  const { brand, claims, phone } = site
  return {
    chrome: 'full',
    crumbs: [{ label: 'Home', href: '/' }],
    head: {
      path: '/states',
      crumb: 'Service areas',
      title: `All 50 states: rental funding and approval | ${brand}`,
      description: `Find your state. Rental funding of ${claims.fundingRange}, a loan, and help with approval after bad credit, an eviction, a broken lease or a record.`,
    },
    sections: [
      {
        kind: 'opening',
        title: 'We work in all 50 states',
        lead: 'Choose yours to see funding ranges, rents and the cities we serve.',
        actions: [
          {
            label: `Apply Now - ${claims.applicationFee}`,
            href: formHref(site, 'funding'),
            isExternal: true,
            offers: 'funding',
          },
          { label: `Call ${phone}`, href: phoneHref(site) },
        ],
      },
      {
        kind: 'states',
        heading: 'Service areas',
        lead: 'Three example cities in each.',
        states: stateEntries,
      },
      {
        kind: 'closing',
        heading: 'Not sure where to start?',
        lead: 'Four short steps show what fits. It is free to check, wherever you live.',
        actions: [{ label: 'Check If You Qualify', href: '/' }],
      },
    ],
  }
}
