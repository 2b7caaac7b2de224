import { testimonials } from '../claims/testimonials.ts'
import type { LandingPage } from '../landing/sections.ts'
import { phoneHref, type Site } from '../site/site.ts'

export function testimonialsPage(site: Site): LandingPage {
  const { brand, phone } = site
  return {
    chrome: 'full',
    crumbs: [{ label: 'Home', href: '/' }],
    head: {
      path: '/testimonials',
      crumb: 'Success stories',
      title: `Success stories of renters who were told no | ${brand}`,
      description:
        'Six illustrative stories of renters with bad credit, evictions, broken leases or a record, and what can help them into a home.',
    },
    sections: [
      {
        kind: 'opening',
        title: 'Success stories',
        lead: 'What it can look like when somebody makes the calls with you. People who were approved tell their own stories on the approval wall.',
        actions: [
          { label: 'See the approval wall', href: '/approval-wall' },
          { label: `Call ${phone}`, href: phoneHref(site) },
        ],
      },
      { kind: 'quotes', heading: 'Told no, then told yes', quotes: testimonials },
      {
        kind: 'closing',
        heading: 'Your story can start here.',
        lead: 'Four short steps. Nothing is required, and we keep none of your answers.',
        actions: [{ label: 'Check If You Qualify', href: '/' }],
      },
    ],
  }
}
