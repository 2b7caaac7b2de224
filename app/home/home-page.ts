import { enoughDenials } from '../claims/corporate-words.ts'
import { programs } from '../claims/programs.ts'
import { testimonials } from '../claims/testimonials.ts'
import { examplesOn } from '../landing/examples.ts'
import type { LandingPage, Section } from '../landing/sections.ts'
import { stateEntries } from '../locations/states.ts'
import { performanceOffer } from '../programs/performance.ts'
import { formHref, motto, phoneHref, type Site } from '../site/site.ts'
import { questionsAbout } from './faq.ts'

export function homePage(site: Site): LandingPage {
  const { brand, claims, phone } = site
  const qualify = { label: 'Check If You Qualify', href: '#qualification' }
  const faq = questionsAbout(site)
  return {
    chrome: 'full',
    sheet: 'home',
    crumbs: [],
    head: {
      path: '/',
      title: `Rental approval and funding after bad credit or eviction | ${brand}`,
      description: `Bad credit, an eviction, a broken lease or a record? Help with rental approval, and a loan of ${claims.fundingRange} to move in. Application fee ${claims.applicationFee}.`,
      schema: [faqSchema(faq)],
    },
    sections: [
      {
        kind: 'hero',
        art: 'door',
        title: motto,
        lead: `Bad credit, an eviction, a broken lease, a record: we help you get approved for a home, and find a loan of ${claims.fundingRange} to move in.`,
        actions: [
          qualify,
          {
            label: `Apply Now - ${claims.applicationFee}`,
            href: formHref(site, 'funding'),
            isExternal: true,
            offers: 'funding',
          },
        ],
        facts: [{ label: 'Questions?', value: phone, href: phoneHref(site) }],
      },
      { kind: 'qualify', ...qualifySection(site) },
      {
        kind: 'steps',
        heading: 'How it works',
        steps: [
          {
            title: 'Check if you qualify',
            text: 'Answer four short steps about the property, your history, income and budget.',
            fact: 'Free to check',
          },
          {
            title: 'Apply',
            text: 'Send the application. A dedicated case manager takes your file.',
            fact: `${claims.applicationFee} application fee`,
          },
          {
            title: 'Get a decision',
            text: `Our lender network reviews your case for ${claims.fundingRange} in rental funding.`,
            fact: `Average decision: ${claims.fundingDecision}`,
          },
          {
            title: 'Get the keys',
            text: `If a lender says yes, funds are typically there in ${claims.fundsAvailable}. Repayment terms are typically ${claims.repaymentTerm}.`,
            fact: `Success fee: ${claims.successFee}, due only after approval`,
          },
        ],
      },
      otherPrograms(site),
      ...examplesOn(site, {
        kind: 'quotes',
        heading: 'Told no, then told yes',
        quotes: testimonials,
        action: { label: 'All success stories', href: '/testimonials' },
      }),
      { kind: 'questions', heading: 'Plain answers', questions: faq },
      {
        kind: 'prose',
        heading: 'Where can I afford to live?',
        paragraphs: [
          'Say what you earn or can pay, and around which town. You see the towns whose fair rent fits, nearest first, and what is left over.',
        ],
        actions: [{ label: 'Find towns that fit', href: '/rent-finder', isQuiet: true }],
      },
      {
        kind: 'states',
        heading: 'A key for every state',
        lead: 'Funding ranges, rents and cities for all 50.',
        states: stateEntries,
        isSwiped: true,
      },
      {
        kind: 'closing',
        heading: 'The next door can open.',
        lead: `${claims.familiesHoused} families housed and ${claims.fundsProvided} provided. Start with four short steps.`,
        actions: [qualify, { label: `Call ${phone}`, href: phoneHref(site) }],
      },
    ],
  }
}

/** Also shown alone, when the wizard is used without JavaScript. */
export function qualifySection({ claims }: Site): Omit<Extract<Section, { kind: 'qualify' }>, 'kind'> {
  return {
    heading: 'See if you qualify',
    lead: 'Four short steps. Leave blank what you do not know.',
    promises: [
      `Credit scores as low as ${claims.lowestCreditScore} accepted`,
      'Evictions, broken leases and records considered',
      `Free to check. You pay ${claims.applicationFee} only when you apply`,
      'No question is required',
    ],
  }
}

function otherPrograms(site: Site): Section {
  const { claims } = site
  return {
    kind: 'offers',
    heading: 'More ways through the door',
    offers: [
      performanceOffer(site),
      {
        title: programs.fullService.name,
        price: claims.setupFee,
        terms: `per adult at the start, ${claims.placementFee} after approval`,
        points: ['We talk to landlords for you', 'Any property allowed'],
        actions: [
          { label: 'Full service', href: programs.fullService.href, isQuiet: true, offers: 'fullService' },
          { label: 'After an eviction', href: '/second-shot-program', isQuiet: true },
        ],
      },
      {
        title: programs.corporate.name,
        price: claims.corporateFee,
        terms: 'one time, when you enroll',
        points: ['A lease in your own name', `A ${claims.refundAfterDenials} if ${enoughDenials(claims)}`],
        actions: [
          { label: 'Corporate lease', href: programs.corporate.href, isQuiet: true, offers: 'corporate' },
        ],
      },
      {
        title: programs.kit.name,
        price: claims.kitOneAdult,
        terms: `for one adult: ${claims.kitOneAdultDue}`,
        points: ['Steps, letters and listings', 'You talk to landlords yourself'],
        actions: [{ label: 'The kit', href: programs.kit.href, isQuiet: true, offers: 'kit' }],
      },
    ],
  }
}

function faqSchema(questions: { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
