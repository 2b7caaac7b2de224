import { compiledOn, yearsOf } from '../almanac/source.ts'
import { type LegalAid, legalAidIn } from '../almanac/state-facts.ts'
import type { Language } from '../platform/language.ts'
import { numericDay } from '../platform/us-date.ts'
import { usStates } from '../platform/us-states.ts'
import { type DocumentSection, type PolicyDocument, paragraph, type TextLink } from '../policy/document.ts'
import type { Site } from '../site/site.ts'
import { documentWords } from './document-words.ts'

const parts = [
  ['A', 'F'],
  ['G', 'L'],
  ['M', 'N'],
  ['O', 'Z'],
] as const

/** /legal-aid: free lawyers of every state on one page, for who has no script to pick a state with. */
export function legalAidDocument({ brand, language }: Site): PolicyDocument {
  const [{ source } = {}] = legalAidIn('TX')
  const words = documentWords[language].legalAid
  return {
    head: { path: '/legal-aid', title: words.headTitle(brand), description: words.description },
    title: words.title,
    updated: numericDay(compiledOn),
    intro: [words.intro],
    sections: [
      ...parts.map((part) => sectionOf(part, language)),
      {
        id: 'source',
        heading: words.source.heading,
        blocks: source ? [paragraph(words.source.text(source.title, yearsOf(source, language)))] : [],
      },
    ],
  }
}

function sectionOf([from, to]: (typeof parts)[number], language: Language): DocumentSection {
  const { letters, table, columns } = documentWords[language].legalAid
  const states = usStates.filter(({ name }) => name >= from && name.slice(0, 1) <= to)
  return {
    id: `${from}-${to}`.toLowerCase(),
    heading: letters(from, to),
    blocks: [
      {
        kind: 'table',
        caption: table(from, to),
        columns,
        rows: states.map(({ code, name }) => [name, legalAidIn(code).flatMap(contactOf)]),
      },
    ],
  }
}

function contactOf({ name, phone, website }: LegalAid, index: number): (string | TextLink)[] {
  const start = index > 0 ? '; ' : ''
  if (phone) return [`${start}${name} `, { text: phone, href: `tel:+1${phone.replace(/\D/g, '')}` }]
  return website ? [start, { text: name, href: website }] : [start + name]
}
