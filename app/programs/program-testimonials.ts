import type { Testimonial } from '../claims/testimonials.ts'

/** All made up, and marked so. Real ones get the origin 'client' and take their places. */
export const kitStories: Testimonial[] = [
  {
    origin: 'illustrative',
    name: 'Rosa M.',
    location: 'San Antonio, TX',
    story:
      'I did it at the kitchen table after my shifts. One page each night. The letters were the part I could never have written.',
    isLoud: true,
  },
  {
    origin: 'illustrative',
    name: 'Calvin B.',
    location: 'Memphis, TN',
    story: 'Three places said no. The fourth one read my letter and called me back.',
  },
  {
    origin: 'illustrative',
    name: 'Hannah S.',
    location: 'Spokane, WA',
    story: 'I like to do things myself. I just needed someone to tell me the order to do them in.',
  },
]

/** One for each kind of home the kit was used for. */
export const kitTestimonials: Testimonial[] = [
  {
    origin: 'illustrative',
    name: 'Andre P.',
    location: 'Cleveland, OH',
    property: 'apartment',
    details: 'low credit score',
    story:
      'I stopped paying for applications that went nowhere. The list showed me whom to ask first. Now I have an apartment near my work.',
  },
  {
    origin: 'illustrative',
    name: 'Lucia and Ben F.',
    location: 'Tucson, AZ',
    property: 'house',
    details: 'one eviction',
    story:
      'We have two dogs and one eviction. It took a while. The owner of the house met us in the yard and we talked it through.',
    isLoud: true,
  },
  {
    origin: 'illustrative',
    name: 'Grace O.',
    location: 'Orlando, FL',
    property: 'condo',
    details: 'thin credit file',
    story: 'The condo board wanted papers I had never heard of. Most of them were in the kit.',
  },
  {
    origin: 'illustrative',
    name: 'Mike D.',
    location: 'Raleigh, NC',
    property: 'townhome',
    details: 'credit after a divorce',
    story:
      'My credit fell apart with my marriage. I sent the letter with a note of my own and got a townhome close to my kids.',
  },
  {
    origin: 'illustrative',
    name: 'Shirley A.',
    location: 'Mobile, AL',
    property: 'trailer',
    details: 'old debts',
    story:
      'I am not good with computers. My niece opened the files and I read the steps out loud. We found a trailer on a quiet lot.',
    isLoud: true,
  },
  {
    origin: 'illustrative',
    name: 'Devon L.',
    location: 'Kansas City, MO',
    property: 'apartment',
    details: 'broken lease',
    story:
      'My first apartment after a broken lease. I told the truth on every line and kept a copy of everything.',
  },
]

export const corporateStories: Testimonial[] = [
  {
    origin: 'illustrative',
    name: 'Yvonne C.',
    location: 'Charlotte, NC',
    story:
      'My job moved and I had to move with it. The second property said yes. The lease has my name on it, and only mine.',
    isLoud: true,
  },
  {
    origin: 'illustrative',
    name: 'Omar J.',
    location: 'Dallas, TX',
    story: 'I run a small crew. My books are fine, my old credit is not. They knew which places to ask.',
  },
  {
    origin: 'illustrative',
    name: 'Beth K.',
    location: 'Columbus, OH',
    story: 'All my applications were denied. I got my fee back, and they still called me the week after.',
  },
]

export const corporateTestimonials: Testimonial[] = [
  {
    origin: 'illustrative',
    name: 'Samuel V.',
    location: 'Denver, CO',
    story: 'One fee, said up front, and no other bill from them. I had stopped believing that.',
  },
  {
    origin: 'illustrative',
    name: 'Keisha N.',
    location: 'Baltimore, MD',
    story: 'They told me what they could not promise before I paid. That is why I stayed.',
  },
  {
    origin: 'illustrative',
    name: 'Paul and Irene T.',
    location: 'Sacramento, CA',
    story: 'The first place turned us down. It stung less with somebody already working on the next one.',
  },
  {
    origin: 'illustrative',
    name: 'Dwayne H.',
    location: 'Jacksonville, FL',
    story: 'I asked the same question four times on the phone. I got the same kind answer four times.',
  },
]
