import { compiledOn, fiscalYearOf, isSuperseded, type Source, sources, yearsOf } from '../almanac/source.ts'
import type { Language } from '../platform/language.ts'
import { longDay, numericDay } from '../platform/us-date.ts'
import { dollars, grouped } from '../platform/us-number.ts'
import { emailLink, phoneLink } from '../policy/contact-links.ts'
import { type DocumentSection, list, type PolicyDocument, paragraph } from '../policy/document.ts'
import type { Site } from '../site/site.ts'
import { sameWithin, topRent } from './census-rent.ts'
import { documentWords } from './document-words.ts'
import { fullTimeHours } from './town/rent-table.ts'
import { roughBelow } from './within-reach.ts'

/** /local-figures: what is the same on every page of a town, said once. */
export function figuresDocument(site: Site, now = new Date()): PolicyDocument {
  const { title, headTitle, description, intro } = documentWords[site.language].figures
  return {
    head: { path: '/local-figures', title: headTitle(site.brand), description },
    title,
    updated: numericDay(compiledOn),
    intro,
    sections: [rents(site, now), ...rulesToLaws(site), mistakes(site)],
  }
}

function rents({ language }: Site, now: Date): DocumentSection {
  const { fairRents } = sources
  const words = documentWords[language].figures.rents
  return {
    id: 'rents',
    heading: words.heading,
    blocks: [
      list(
        words.fair(yearsOf(fairRents, language), dayOf(fairRents, language)),
        words.census(...spanOf(sources.rents), dollars(topRent)),
        words.zips,
      ),
      ...(isSuperseded(fairRents, now) ? [paragraph(words.superseded(fiscalYearOf(now)))] : []),
    ],
  }
}

function rulesToLaws({ language }: Site): DocumentSection[] {
  const { rules, census, towns, help, laws } = documentWords[language].figures
  const { incomeLimits, places } = sources
  const lowIncome = rules.lowIncome(yearsOf(incomeLimits, language), dayOf(incomeLimits, language))
  return [
    {
      id: 'rules',
      heading: rules.heading,
      blocks: [list(...rules.list(fullTimeHours)), paragraph(lowIncome)],
    },
    {
      id: 'census',
      heading: census.heading,
      blocks: [list(...census.list(...spanOf(places))), paragraph(census.nothingAbout)],
    },
    {
      id: 'towns',
      heading: towns.heading,
      blocks: [list(...towns.list(Math.round(sameWithin * 100), grouped(roughBelow)))],
    },
    { id: 'help', heading: help.heading, blocks: [paragraph(help.text)] },
    { id: 'laws', heading: laws.heading, blocks: [paragraph(laws.text)] },
  ]
}

function mistakes(site: Site): DocumentSection {
  const { heading, text } = documentWords[site.language].figures.mistakes
  const day = longDay(compiledOn, site.language)
  return { id: 'mistakes', heading, blocks: [paragraph(text(day, phoneLink(site), emailLink(site)))] }
}

function dayOf({ asOf }: Source, language: Language) {
  return asOf && longDay(asOf, language)
}

/** Documents have no dashes. */
function spanOf({ years }: Source): [from: string, to: string] {
  const [from = '', to = ''] = years.split('–')
  return [from, to]
}
