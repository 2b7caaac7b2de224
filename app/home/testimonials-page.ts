import { testimonials } from '../claims/testimonials.ts'
import type { LandingPage, Section } from '../landing/sections.ts'
import { phoneHref, type Site } from '../site/site.ts'

export function testimonialsPage(site: Site): LandingPage {
  const { brand, phone } = site
  const hasExamples = site.examples === 'on'
  return {
    chrome: 'full',
    crumbs: [{ label: 'Home', href: '/' }],
    head: {
      path: '/testimonials',
      crumb: 'Success stories',
      title: `Success stories: what a second chance can look like | ${brand}`,
      description: hasExamples
        ? 'Six illustrative stories of renters with bad credit, evictions, broken leases or a record, and what can help them into a home.'
        : 'Where to read how renters with bad credit, evictions, broken leases or a record got approved, and how to tell your own story.',
    },
    sections: [
      {
        kind: 'opening',
        title: 'Success stories',
        lead: `${hasExamples ? 'What it can look like when somebody makes the calls with you. ' : ''}The approval wall is where people who were approved tell their own stories.`,
        actions: [
          { label: 'See the approval wall', href: '/approval-wall' },
          { label: `Call ${phone}`, href: phoneHref(site) },
        ],
      },
      ...(hasExamples
        ? [{ kind: 'quotes' as const, heading: 'Told no, then told yes', quotes: testimonials }]
        : [realStories]),
      {
        kind: 'closing',
        heading: 'Your story can start here.',
        lead: 'Four short steps. Nothing is required, and we keep none of your answers.',
        actions: [{ label: 'Check If You Qualify', href: '/' }],
      },
    ],
  }
}

const realStories: Section = {
  kind: 'prose',
  heading: 'Only what was lived',
  paragraphs: [
    'A story on the wall is told by the renter who lived it, and read by us before it appears. We make none up.',
    'Were you told no, and then told yes? Yours can be the one that keeps somebody going.',
  ],
  actions: [{ label: 'Share Your Story', href: '/approval-wall/share', isQuiet: true }],
}
