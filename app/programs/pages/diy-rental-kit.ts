import { deliveryWords, neverReplaces, sentence } from '../../claims/kit-words.ts'
import { examplesOn } from '../../landing/examples.ts'
import type { Action, LandingPage, Section } from '../../landing/sections.ts'
import type { Site } from '../../site/site.ts'
import { callAction } from '../call-action.ts'
import { kitOffers, kitTotal } from '../diy-kit-offers.ts'
import { kitStories, kitTestimonials } from '../program-testimonials.ts'
import { protectionSection } from '../protection.ts'
import { serviceSchema } from '../service-schema.ts'

const order: Action = { label: 'Order the kit', href: '#order', offers: 'kit' }

export function page(site: Site): LandingPage {
  const { claims } = site
  return {
    chrome: 'simple',
    head: {
      path: '/diy-rental-kit',
      crumb: 'Do-it-yourself kit',
      title: `Do-It-Yourself Rental Kit | ${site.brand}`,
      description: `Steps, letters, listings and a renter number. Full kit ${claims.kitOneAdult} for one adult: ${claims.kitOneAdultDue}. A protection plan is required.`,
      schema: [
        serviceSchema(site, {
          name: 'Do-It-Yourself Rental Kit',
          serviceType: 'Rental application kit',
          offers: [
            { name: 'Full kit, one adult', price: 'kitOneAdult' },
            { name: 'Full kit, two adults', price: 'kitTwoAdults' },
            { name: 'Registered renter number alone, one adult', price: 'numberOneAdult' },
            { name: 'Registered renter number alone, two adults', price: 'numberTwoAdults' },
          ],
        }),
      ],
    },
    crumbs: [{ label: 'Home', href: '/' }],
    sections: [
      {
        kind: 'hero',
        title: 'Do it yourself, with everything laid out.',
        lead: 'A registered renter number, clear steps, a list of second-chance homes, and the letters. You work at your own pace.',
        actions: [order, callAction(site)],
        art: 'kit',
      },
      ...examplesOn(site, {
        kind: 'quotes',
        heading: 'What doing it yourself can look like',
        lead: `The kit has helped ${claims.rentersHelpedByKit} renters. These are made-up examples; yours may go faster or slower.`,
        quotes: kitStories,
      }),
      kitContents(site),
      aboutTheNumber(site),
      kitOffers(site),
      delivery(site),
      ...examplesOn(site, { kind: 'quotes', heading: 'For every kind of home', quotes: kitTestimonials }),
      protectionSection,
      kitTotal(site),
      {
        kind: 'closing',
        heading: 'Not sure which one fits?',
        lead: 'Call and ask. If you would rather have someone talk to landlords for you, look at full service.',
        actions: [
          order,
          callAction(site),
          { label: 'See full service', href: '/full-service-program', isQuiet: true },
        ],
      },
    ],
    aside: {
      kind: 'form',
      id: 'order',
      heading: 'Order your kit',
      lead: 'The full kit, or the number alone.',
      form: 'diy-order',
      points: [deliveryWords(claims), 'The number never replaces your Social Security number'],
    },
  }
}

function kitContents({ claims }: Site): Section {
  return {
    kind: 'cards',
    heading: 'What is in the kit',
    cards: [
      {
        art: 'plate',
        title: 'Registered renter identification number',
        text: 'A number registered for you as a renter. Each adult has one. It is not a Social Security number.',
      },
      {
        art: 'clock',
        title: 'Step-by-step instructions',
        text: `What to do first, what to do next, and what to say. Valued at ${claims.instructionsValue}.`,
      },
      {
        art: 'window',
        title: 'Second-chance listings database',
        text: `Places known to look at renters with a hard past. Valued at ${claims.databaseValue}.`,
      },
      {
        art: 'letter',
        title: 'Letters and documents',
        text: 'Letters and papers to fill in and send with your application. Write them in your own words if you like.',
      },
    ],
  }
}

/** In the owner's words; the last sentence is ours, and stays. */
function aboutTheNumber({ kitNumber }: Site): Section {
  return {
    kind: 'guide',
    heading: 'What the number is, and what it is not',
    parts: [
      { heading: 'Who registers it', text: sentence(kitNumber.registeredBy) },
      { heading: 'Where it is accepted', text: sentence(kitNumber.acceptedAt) },
      { heading: 'What it does', text: sentence(kitNumber.does) },
      { heading: 'What it does not do', text: `${sentence(kitNumber.doesNot)} ${neverReplaces}` },
    ],
  }
}

function delivery({ claims }: Site): Section {
  return {
    kind: 'prose',
    heading: 'How you get it',
    paragraphs: [
      'You order on this page. First we register your number. Then we send the kit.',
      `${deliveryWords(claims)} You can read it on your phone.`,
    ],
  }
}
