import { deliveryWords, sentence } from '../../claims/kit-words.ts'
import { claimWords } from '../../claims/words.ts'
import { examplesOn } from '../../landing/examples.ts'
import type { LandingPage, Section } from '../../landing/sections.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import { kitOffers, kitTotal } from '../diy-kit-offers.ts'
import { kitWords } from '../kit-words.ts'
import { kitStories, kitTestimonials } from '../program-testimonials.ts'
import { protectionSection } from '../protection.ts'
import { serviceSchema } from '../service-schema.ts'

export function page(site: Site): LandingPage {
  const { claims, language } = site
  const words = kitWords[language]
  const { stories, closing, form } = words
  const order = { label: words.order, href: '#order', offers: 'kit' } as const
  return {
    chrome: 'simple',
    head: {
      path: '/diy-rental-kit',
      crumb: words.crumb,
      title: words.title(site.brand),
      description: words.description(claims),
      schema: [schema(site)],
    },
    crumbs: [homeCrumb(language)],
    sections: [
      { kind: 'hero', ...words.hero, actions: [order, callAction(site)], art: 'kit' },
      ...examplesOn(site, {
        kind: 'quotes',
        heading: stories.heading,
        lead: stories.lead(claims),
        quotes: kitStories(language),
      }),
      kitContents(site),
      aboutTheNumber(site),
      kitOffers(site),
      delivery(site),
      ...examplesOn(site, {
        kind: 'quotes',
        heading: words.testimonials,
        quotes: kitTestimonials(language),
      }),
      protectionSection(site),
      kitTotal(site),
      {
        kind: 'closing',
        heading: closing.heading,
        lead: closing.lead,
        actions: [
          order,
          callAction(site),
          { label: closing.fullService, href: '/full-service-program', isQuiet: true },
        ],
      },
    ],
    aside: {
      kind: 'form',
      id: 'order',
      heading: form.heading,
      lead: form.lead,
      form: 'diy-order',
      points: [deliveryWords(claims), form.neverReplaces],
    },
  }
}

function schema(site: Site) {
  const { name, type, oneAdult, twoAdults, numberOneAdult, numberTwoAdults } = kitWords[site.language].service
  return serviceSchema(site, {
    name,
    serviceType: type,
    offers: [
      { name: oneAdult, price: 'kitOneAdult' },
      { name: twoAdults, price: 'kitTwoAdults' },
      { name: numberOneAdult, price: 'numberOneAdult' },
      { name: numberTwoAdults, price: 'numberTwoAdults' },
    ],
  })
}

function kitContents({ claims, language }: Site): Section {
  const { heading, number, instructions, listings, letters } = kitWords[language].contents
  return {
    kind: 'cards',
    heading,
    cards: [
      { art: 'plate', ...number },
      { art: 'clock', title: instructions.title, text: instructions.text(claims) },
      { art: 'window', title: listings.title, text: listings.text(claims) },
      { art: 'letter', ...letters },
    ],
  }
}

/** In the owner's words; the last sentence is ours, and stays. */
function aboutTheNumber({ kitNumber, language }: Site): Section {
  const words = kitWords[language].number
  const { neverReplaces } = claimWords[language].kit
  return {
    kind: 'guide',
    heading: words.heading,
    parts: [
      { heading: words.registeredBy, text: sentence(kitNumber.registeredBy) },
      { heading: words.acceptedAt, text: sentence(kitNumber.acceptedAt) },
      { heading: words.does, text: sentence(kitNumber.does) },
      { heading: words.doesNot, text: `${sentence(kitNumber.doesNot)} ${neverReplaces}` },
    ],
  }
}

function delivery({ claims, language }: Site): Section {
  const { heading, first, sent } = kitWords[language].delivery
  return { kind: 'prose', heading, paragraphs: [first, sent(deliveryWords(claims))] }
}
