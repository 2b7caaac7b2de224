import { dollars } from '../../../platform/us-number.ts'

/** What somebody applied with, as the inbox tells it. */
export const words = {
  labels: {
    wants: 'Wants',
    where: 'Where',
    moving: 'Moving',
    found: 'Found',
    income: 'Income',
    reach: 'Reach',
    language: 'Language',
    rent: 'Rent they can carry',
  },

  program: (name: string, adults: number) => `${name}, ${adults === 1 ? '1 adult' : `${adults} adults`}`,
  numberAlone: (name: string) => `${name}, the number alone`,
  place: (place: string, bedrooms: number | null) =>
    bedrooms === null ? place : [place, size(bedrooms)].filter(Boolean).join(', '),
  incomes: {
    below: (low: string) => `Below ${low} a month`,
    between: (low: string, high: string) => `${low}-${high} a month`,
    above: (high: string) => `Above ${high} a month`,
  },
  all: (several: string[]) => several.join(', '),
  /** By which way, and when. */
  reachBy: (by: string | null, when: string | null) => [by, when?.toLowerCase()].filter(Boolean).join(', '),
  rentBudget: (amount: number) => dollars(amount),

  about: (program: string, place: string) => `${program}, ${place}`,
  closed: (status: string, reason: string) => `${status}: ${reason.toLowerCase()}`,
  other: (about: string, standing: string) => `${about}. ${standing}`,
}

function size(bedrooms: number) {
  if (bedrooms === 0) return 'a studio'
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`
}
