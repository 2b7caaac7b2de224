import { applicationsIncluded, enoughDenials } from '../../claims/corporate-words.ts'
import { examplesOn } from '../../landing/examples.ts'
import type { Action, LandingPage, Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import {
  corporateGuarantee,
  corporateTotal,
  feeBlock,
  propertyBlock,
  recapBlock,
} from '../corporate-lease-terms.ts'
import { corporateStories, corporateTestimonials } from '../program-testimonials.ts'
import { protectionSection } from '../protection.ts'
import { serviceSchema } from '../service-schema.ts'

const enroll: Action = { label: 'Enroll Now', href: '#enroll', offers: 'corporate' }

export function page(site: Site): LandingPage {
  const { claims } = site
  return {
    chrome: 'simple',
    head: {
      path: '/corporate-lease-program',
      crumb: 'Corporate lease',
      title: `Corporate Lease Program | ${site.brand}`,
      description: `A lease in your own name for ${claims.corporateFee}, one time, plus a protection plan. A ${claims.refundAfterDenials} if you are ${enoughDenials(claims)}.`,
      schema: [
        serviceSchema(site, {
          name: 'Corporate Lease Program',
          serviceType: 'Rental approval service',
          offers: [{ name: 'Corporate Lease Program, one time', price: 'corporateFee' }],
        }),
      ],
    },
    crumbs: [{ label: 'Home', href: '/' }],
    sections: [
      {
        kind: 'hero',
        title: 'Your own name on the lease. One fee, paid once.',
        lead: `We send up to ${applicationsIncluded(claims)} to properties in our approved database. If you are ${enoughDenials(claims)}, you get a ${claims.refundAfterDenials}.`,
        actions: [enroll, callAction(site)],
        facts: [
          { label: 'Applications', value: `up to ${claims.corporateApplications}` },
          { label: `Denied at ${claims.corporateApplications}`, value: claims.refundAfterDenials },
        ],
        art: 'office',
      },
      whyChoose(site),
      feeBlock(site),
      protectionSection,
      propertyBlock(site),
      recapBlock(site),
      corporateTotal(site),
      ...examplesOn(site, {
        kind: 'quotes',
        heading: 'Success stories',
        lead: 'Made-up examples of how a case can go. Some cases are quick. Some are not.',
        quotes: corporateStories,
      }),
      corporateGuarantee(site),
      ...examplesOn(site, {
        kind: 'quotes',
        heading: 'What working with us can be like',
        quotes: corporateTestimonials,
      }),
      {
        kind: 'closing',
        heading: 'Ask us anything before you pay',
        lead: 'It is a lot of money. Call, ask every question you have, and sleep on it if you need to.',
        actions: [enroll, callAction(site)],
      },
    ],
    aside: {
      kind: 'form',
      id: 'enroll',
      heading: 'Enroll Now',
      lead: 'Take your time. Call us with any question before you pay.',
      form: 'corporate',
      points: [
        'A lease in your own name',
        `Up to ${applicationsIncluded(claims)}`,
        `A ${claims.refundAfterDenials} if ${enoughDenials(claims)}`,
      ],
    },
  }
}

function whyChoose({ claims }: Site): Section {
  return {
    kind: 'cards',
    heading: 'Why choose this program',
    cards: [
      {
        art: 'plate',
        title: 'The lease is yours',
        text: 'It is in your own name. You are the renter, not a company and not a friend who signs for you.',
      },
      {
        art: 'letter',
        title: `Up to ${applicationsIncluded(claims)}`,
        text: 'They go to properties in our approved database. One no is not the end.',
      },
      {
        art: 'window',
        title: 'One fee',
        text: `You pay us ${claims.corporateFee} one time.`,
      },
      {
        art: 'clock',
        title: 'A refund if it fails',
        text: `If you are ${enoughDenials(claims)}, you get a ${claims.refundAfterDenials}, and we keep working on your case.`,
      },
    ],
  }
}
