import { testimonialsIn } from '../claims/testimonials.ts'
import { partsWords } from '../landing/parts-words.ts'
import type { LandingPage, Section } from '../landing/sections.ts'
import { homeCrumb } from '../site/home-crumb.ts'
import { callHref, type Site } from '../site/site.ts'
import { homeWords } from './words.ts'

export function testimonialsPage(site: Site): LandingPage {
  const { brand, phone, language } = site
  const { stories: words, toldNoThenYes, checkIfYouQualify } = homeWords[language]
  const hasExamples = site.examples === 'on'
  return {
    chrome: 'full',
    crumbs: [homeCrumb(language)],
    head: {
      path: '/testimonials',
      crumb: words.crumb,
      title: words.title(brand),
      description: hasExamples ? words.descriptionOfExamples : words.description,
    },
    sections: [
      {
        kind: 'opening',
        title: words.heading,
        lead: hasExamples ? `${words.aboutExamples} ${words.aboutTheWallOfExamples}` : words.aboutTheWall,
        actions: [
          { label: words.seeTheWall, href: '/approval-wall' },
          { label: partsWords[language].call(phone), href: callHref(site) },
        ],
      },
      hasExamples
        ? { kind: 'quotes', heading: toldNoThenYes, quotes: testimonialsIn(language) }
        : realStories(site),
      { kind: 'closing', ...words.closing, actions: [{ label: checkIfYouQualify, href: '/' }] },
    ],
  }
}

function realStories({ language }: Site): Section {
  const { heading, paragraphs, share } = homeWords[language].stories.real
  return {
    kind: 'prose',
    heading,
    paragraphs,
    actions: [{ label: share, href: '/approval-wall/share', isQuiet: true }],
  }
}
