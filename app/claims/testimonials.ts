import type { Language } from '../platform/language.ts'
import { claimWords } from './words.ts'

/** A made-up story says so wherever it is shown; a client's own does not have to. */
export type Origin = 'illustrative' | 'client'

export type Testimonial = {
  origin: Origin
  /** Came by the link that an approved applicant was given. */
  isVerified?: boolean
  /** Stands above the story. */
  title?: string
  name: string
  location: string
  /** The kind of home, where the story is about one. */
  property?: 'apartment' | 'house' | 'condo' | 'townhome' | 'trailer'
  /** What went before, in a few words. */
  details?: string
  /** What was funded, where the story is about funding. */
  amount?: string
  story: string
  /** Of the story, where it may be another than the page's. */
  language?: Language
  /** The six below are specified with stars; nobody was asked to give any, so no other story has them. */
  rating?: 5
  isLoud?: boolean
}

export const illustrativeLabel = claimWords.en.illustrative

const told: Pick<Testimonial, 'name' | 'location' | 'amount' | 'isLoud'>[] = [
  { name: 'Denise R.', location: 'Houston, TX', amount: '$2,400', isLoud: true },
  { name: 'Marcus T.', location: 'Atlanta, GA', amount: '$3,150' },
  { name: 'Alicia G.', location: 'Fresno, CA', amount: '$1,800' },
  { name: 'Terrence W.', location: 'Chicago, IL', amount: '$900' },
  { name: 'Priya N.', location: 'Tampa, FL', amount: '$4,200' },
  { name: 'Joseph K.', location: 'Syracuse, NY', amount: '$2,750', isLoud: true },
]

/** The six of the home page and of /testimonials. */
export function testimonialsIn(language: Language): Testimonial[] {
  const stories = claimWords[language].testimonials
  return told.map((one, at) => ({ ...one, origin: 'illustrative', story: stories[at] ?? '', rating: 5 }))
}

export const testimonials = testimonialsIn('en')
