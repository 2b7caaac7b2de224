import { enoughDenials } from '../claims/corporate-words.ts'
import { priceWords } from '../claims/costs.ts'
import { programIn } from '../claims/programs.ts'
import { testimonialsIn } from '../claims/testimonials.ts'
import { examplesOn } from '../landing/examples.ts'
import { partsWords } from '../landing/parts-words.ts'
import type { LandingPage, Section } from '../landing/sections.ts'
import { stateEntries } from '../locations/states.ts'
import { performanceOffer } from '../programs/performance.ts'
import { callHref, formHref, type Site } from '../site/site.ts'
import { siteWords } from '../site/words.ts'
import { questionsAbout } from './faq.ts'
import { homeWords } from './words.ts'

export function homePage(site: Site): LandingPage {
  const { brand, claims, language, phone } = site
  const { home: words, toldNoThenYes, checkIfYouQualify } = homeWords[language]
  const { apply, call } = partsWords[language]
  const qualify = { label: checkIfYouQualify, href: '#qualification' }
  const faq = questionsAbout(site)
  return {
    chrome: 'full',
    sheet: 'home',
    crumbs: [],
    head: {
      path: '/',
      title: words.title(brand),
      description: words.description(claims),
      schema: [faqSchema(faq)],
    },
    sections: [
      {
        kind: 'hero',
        art: 'door',
        title: siteWords[language].motto,
        lead: words.lead(claims),
        actions: [
          qualify,
          {
            label: apply(priceWords(claims, 'applicationFee')),
            href: formHref(site, 'funding'),
            isExternal: true,
            offers: 'funding',
          },
        ],
        facts: [{ label: words.questions, value: phone, href: callHref(site) }],
      },
      { kind: 'qualify', ...qualifySection(site) },
      howItWorks(site),
      otherPrograms(site),
      ...examplesOn(site, {
        kind: 'quotes',
        heading: toldNoThenYes,
        quotes: testimonialsIn(language),
        action: { label: words.allStories, href: '/testimonials' },
      }),
      { kind: 'questions', heading: words.plainAnswers, questions: faq },
      {
        kind: 'prose',
        heading: words.finder.heading,
        paragraphs: [words.finder.text],
        actions: [{ label: words.finder.action, href: '/rent-finder', isQuiet: true }],
      },
      { kind: 'states', ...words.states, states: stateEntries, isSwiped: true },
      {
        kind: 'closing',
        heading: words.closing.heading,
        lead: words.closing.lead(claims),
        actions: [qualify, { label: call(phone), href: callHref(site) }],
      },
    ],
  }
}

/** Also shown alone, when the wizard is used without JavaScript. */
export function qualifySection({
  claims,
  language,
}: Site): Omit<Extract<Section, { kind: 'qualify' }>, 'kind'> {
  const { heading, lead, promises } = homeWords[language].qualify
  return { heading, lead, promises: promises(claims) }
}

function howItWorks({ claims, language }: Site): Section {
  const { heading, check, apply, decision, keys } = homeWords[language].home.works
  return {
    kind: 'steps',
    heading,
    steps: [
      check,
      { ...apply, fact: apply.fact(claims) },
      { title: decision.title, text: decision.text(claims), fact: decision.fact(claims) },
      { title: keys.title, text: keys.text(claims), fact: keys.fact(claims) },
    ],
  }
}

function otherPrograms(site: Site): Section {
  const { claims, language } = site
  const { heading, fullService, corporate, kit } = homeWords[language].programs
  const full = programIn(language, 'fullService')
  const lease = programIn(language, 'corporate')
  const ownWork = programIn(language, 'kit')
  return {
    kind: 'offers',
    heading,
    offers: [
      performanceOffer(site),
      {
        title: full.name,
        price: priceWords(claims, 'setupFee'),
        terms: fullService.terms(claims),
        points: fullService.points,
        actions: [
          {
            label: fullService.action,
            href: full.href,
            isQuiet: true,
            offers: 'fullService',
          },
          { label: fullService.secondShot, href: '/second-shot-program', isQuiet: true },
        ],
      },
      {
        title: lease.name,
        price: claims.corporateFee,
        terms: corporate.terms,
        points: corporate.points(claims, enoughDenials(claims)),
        actions: [{ label: corporate.action, href: lease.href, isQuiet: true, offers: 'corporate' }],
      },
      {
        title: ownWork.name,
        price: claims.kitOneAdult,
        terms: kit.terms(claims),
        points: kit.points,
        actions: [{ label: kit.action, href: ownWork.href, isQuiet: true, offers: 'kit' }],
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
