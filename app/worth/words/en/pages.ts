import { grouped } from '../../../platform/us-number.ts'
import type { ScoredFamily } from '../../families.ts'

const families: Record<ScoredFamily, string> = {
  'Town pages': 'Town pages',
  'Funding pages': 'Funding pages',
  'State pages': 'State pages',
  'Neighborhood pages': 'Neighborhood pages',
}

type Bar = { facts: number; ownShare: number }

export const words = {
  headTitle: 'Pages of places, admin',
  title: 'Pages of places',
  about: ({ facts, ownShare }: Bar) =>
    `The page of a town or a state is shown to search engines when it has at least ${facts} facts with a source, and when at least ${ownShare}% of its text stands on no other page, names left out. The others can be read by everybody, but they ask search engines to pass by and stand in no sitemap. The measure is taken with the words of a new site.`,
  families,
  byFamily: 'By kind of page',
  columns: {
    pages: 'Pages',
    all: 'All',
    found: 'To be found',
    tooFewFacts: 'Too few facts',
    tooLittleOwn: 'Too little own text',
    medianFacts: 'Facts, median',
    medianShare: 'Own text, median',
  },
  percent: (share: number) => `${share}%`,
  weakestFirst: 'The weakest first',
  fields: { name: 'Name', kind: 'Kind', show: 'Show' },
  all: 'All',
  onlyOut: 'Only what is not to be found',
  show: 'Show',
  none: { title: 'No page fits', text: 'Try fewer letters, or all kinds of pages.' },
  count: (pages: number) => (pages === 1 ? '1 page' : `${grouped(pages)} pages`),
  more: 'Next pages',
  measure: (ownShare: number, facts: number) => `${ownShare}% own text, ${facts} facts`,
  found: 'to be found',
  notFound: (why: string) => `not to be found: ${why}`,
  tooFewFacts: (least: number) => `fewer than ${least} facts`,
  tooLittleOwn: (least: number) => `under ${least}% own text`,
  reasons: (reasons: string[]) => reasons.join(', '),
}
