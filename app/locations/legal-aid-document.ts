import { compiledOn } from '../almanac/source.ts'
import { type LegalAid, legalAidIn } from '../almanac/state-facts.ts'
import { usStates } from '../platform/us-states.ts'
import { type DocumentSection, type PolicyDocument, paragraph, type TextLink } from '../policy/document.ts'
import type { Site } from '../site/site.ts'

const parts = [
  ['A', 'F'],
  ['G', 'L'],
  ['M', 'N'],
  ['O', 'Z'],
] as const

/** /legal-aid: free lawyers of every state on one page, for who has no script to pick a state with. */
export function legalAidDocument(site: Site): PolicyDocument {
  const [{ source } = {}] = legalAidIn('TX')
  return {
    head: {
      path: '/legal-aid',
      title: `Free Legal Aid in Every State | ${site.brand}`,
      description:
        'Free lawyers for renters with little income: the offices of every state and their phones.',
    },
    title: 'Free legal aid in every state',
    updated: compiledOn.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'),
    intro: [
      'Free lawyers for people with little income. Does your state have more than one office? Any of them tells you which one is yours.',
    ],
    sections: [
      ...parts.map(sectionOf),
      {
        id: 'source',
        heading: 'Where this comes from',
        blocks: [
          paragraph(`${source?.title}, ${source?.years}. Numbers change: is one wrong, please tell us.`),
        ],
      },
    ],
  }
}

function sectionOf([from, to]: (typeof parts)[number]): DocumentSection {
  const states = usStates.filter(({ name }) => name >= from && name.slice(0, 1) <= to)
  return {
    id: `${from}-${to}`.toLowerCase(),
    heading: `${from} to ${to}`,
    blocks: [
      {
        kind: 'table',
        caption: `States from ${from} to ${to}`,
        columns: ['State', 'Who helps'],
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
