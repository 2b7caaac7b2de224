import type { ReactNode } from 'react'

/** Makes a link of its words. */
type Again = (words: string) => ReactNode

export const words = {
  head: {
    title: (brand: string) => `Articles for renters who were told no | ${brand}`,
    description:
      'How to rent after an eviction, read a screening report, deal with a broken lease, a deposit or a record, and spot a rental scam.',
  },
  lead: 'Plain help with renting after a no: what reports say, what rules hold, what to tell a landlord.',
  loading: 'Loading articles...',
  show: 'Show the articles',
  cannotShow: (again: Again) => (
    <>We cannot show the articles right now. Please {again('try again')} in a minute.</>
  ),
  more: 'More articles',
  newest: 'Newest articles',
  older: 'Older articles',
  none: 'No articles available at the moment.',
  by: (author: string) => `By ${author}`,
  readMore: 'Read More',
  readMoreOf: (title: string) => `: ${title}`,
  back: '← Back to articles',
  datedBy: (date: string, author: string) => `${date}, by ${author}`,
  related: 'Where to go from here',
  feed: (brand: string) => `${brand}: articles`,
  topics: {
    secondShot: 'The second-shot program',
    badCredit: 'Rentals with bad credit',
    fullService: 'Full service: we talk to landlords',
    kit: 'The do-it-yourself kit',
    corporate: 'The Corporate Lease Program',
    toldNo: 'Told no? Your next steps',
    states: 'Find your state',
    qualify: 'Check if you qualify',
  },
  /** Words of an article that lead to a program; whole words, because "please" is no lease. */
  topicSigns: {
    secondShot: /\b(?:eviction|record|background|conviction)s?\b/gi,
    badCredit: /\b(?:credit|creditor|score)s?\b/gi,
    fullService: /\b(?:landlord|case manager|application)s?\b/gi,
    kit: /\b(?:letters?|documents?|yourself)\b/gi,
    corporate: /\bleases?\b/gi,
  },
  preview: {
    mark: 'Draft preview.',
    meaning: 'Only people with this link can see it. It may still change.',
    ended: 'Preview not available',
    endedLead:
      'This preview link has ended, or a part of it is missing. Ask the person who sent it for a new one.',
    read: 'Read our articles',
    title: (title: string) => `Draft preview: ${title}`,
  },
}
