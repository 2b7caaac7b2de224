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
  /** The six below are specified with stars; nobody was asked to give any, so no other story has them. */
  rating?: 5
  isLoud?: boolean
}

export const illustrativeLabel = 'Illustrative example'

/** The six of the home page and of /testimonials. */
export const testimonials: Testimonial[] = [
  {
    origin: 'illustrative',
    name: 'Denise R.',
    location: 'Houston, TX',
    amount: '$2,400',
    story: 'Two old evictions kept closing doors. My case manager called the landlord before I did.',
    rating: 5,
    isLoud: true,
  },
  {
    origin: 'illustrative',
    name: 'Marcus T.',
    location: 'Atlanta, GA',
    amount: '$3,150',
    story:
      'My score was 480 after the divorce. I needed first month and deposit, and somebody to explain it.',
    rating: 5,
  },
  {
    origin: 'illustrative',
    name: 'Alicia G.',
    location: 'Fresno, CA',
    amount: '$1,800',
    story: 'I broke a lease to get my kids out of a bad place. Here that was a fact, not a verdict.',
    rating: 5,
  },
  {
    origin: 'illustrative',
    name: 'Terrence W.',
    location: 'Chicago, IL',
    amount: '$900',
    story:
      'A record from eleven years ago, and every form asked about it. They knew which properties would listen.',
    rating: 5,
  },
  {
    origin: 'illustrative',
    name: 'Priya N.',
    location: 'Tampa, FL',
    amount: '$4,200',
    story: 'I had the rent but not the move-in money. The decision came the next day.',
    rating: 5,
  },
  {
    origin: 'illustrative',
    name: 'Joseph K.',
    location: 'Syracuse, NY',
    amount: '$2,750',
    story: 'After my third denial I had stopped asking. I am writing this from my own kitchen.',
    rating: 5,
    isLoud: true,
  },
]
