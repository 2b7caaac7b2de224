import { isZero } from '../../claims/claims.ts'
import { applicationsIncluded, enoughDenials } from '../../claims/corporate-words.ts'
import { programIn } from '../../claims/programs.ts'
import { examplesOn } from '../../landing/examples.ts'
import type { LandingPage, Section } from '../../landing/sections.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import {
  corporateGuarantee,
  corporateTotal,
  feeBlock,
  propertyBlock,
  recapBlock,
} from '../corporate-lease-terms.ts'
import { corporateWords } from '../corporate-words.ts'
import { corporateStories, corporateTestimonials } from '../program-testimonials.ts'
import { protectionSection } from '../protection.ts'
import { serviceSchema } from '../service-schema.ts'
import { termsWords } from '../terms-words.ts'

export function page(site: Site): LandingPage {
  const { claims, language } = site
  const words = corporateWords[language]
  const { hero, form } = words
  const [applications, denied] = [applicationsIncluded(claims), enoughDenials(claims)]
  const actions = [{ label: words.enroll, href: '#enroll', offers: 'corporate' as const }, callAction(site)]
  return {
    chrome: 'simple',
    head: {
      path: '/corporate-lease-program',
      crumb: words.crumb,
      title: words.title(site.brand),
      description: words.description(claims, denied),
      schema: [
        serviceSchema(site, {
          name: programIn(language, 'corporate').name,
          serviceType: termsWords[language].serviceType,
          offers: [{ name: words.offer, price: 'corporateFee' }],
        }),
      ],
    },
    crumbs: [homeCrumb(language)],
    sections: [
      {
        kind: 'hero',
        title: hero.title,
        lead: hero.lead(claims, applications, denied),
        actions,
        facts: [
          { label: hero.applications, value: hero.upTo(claims.corporateApplications) },
          ...(isZero(claims, 'corporateRefund')
            ? []
            : [{ label: hero.deniedAt(claims.corporateApplications), value: claims.refundAfterDenials }]),
        ],
        art: 'office',
      },
      whyChoose(site),
      feeBlock(site),
      protectionSection(site),
      propertyBlock(site),
      recapBlock(site),
      corporateTotal(site),
      ...examplesOn(site, { kind: 'quotes', ...words.stories, quotes: corporateStories(language) }),
      corporateGuarantee(site),
      ...examplesOn(site, {
        kind: 'quotes',
        heading: words.testimonials,
        quotes: corporateTestimonials(language),
      }),
      { kind: 'closing', ...words.closing, actions },
    ],
    aside: {
      kind: 'form',
      id: 'enroll',
      heading: form.heading,
      lead: form.lead,
      form: 'corporate',
      points: form.points(claims, applications, denied),
    },
  }
}

function whyChoose({ claims, language }: Site): Section {
  const { heading, lease, applications, fee, refund } = corporateWords[language].why
  return {
    kind: 'cards',
    heading,
    cards: [
      { art: 'plate', ...lease },
      {
        art: 'letter',
        title: applications.title(applicationsIncluded(claims)),
        text: applications.text,
      },
      { art: 'window', title: fee.title, text: fee.text(claims) },
      ...(isZero(claims, 'corporateRefund')
        ? []
        : [{ art: 'clock' as const, title: refund.title, text: refund.text(claims, enoughDenials(claims)) }]),
    ],
  }
}
