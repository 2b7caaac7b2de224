import type { Testimonial } from '../claims/testimonials.ts'

/** All made up, and marked so. Real ones get the origin 'client' and take their places. */
export const kitStories: Testimonial[] = [
  {
    origin: 'illustrative',
    title: 'One page each night',
    name: 'Rosa M.',
    location: 'San Antonio, TX',
    property: 'apartment',
    details: 'one eviction',
    story:
      'I did it at the kitchen table after my shifts. One page each night. The letters were the part I could never have written.',
    isLoud: true,
  },
  {
    origin: 'illustrative',
    title: 'The fourth one read my letter',
    name: 'Calvin B.',
    location: 'Memphis, TN',
    property: 'apartment',
    details: 'three denials',
    story: 'Three places said no. The fourth one read my letter and called me back.',
  },
  {
    origin: 'illustrative',
    title: 'Somebody told me the order',
    name: 'Hannah S.',
    location: 'Spokane, WA',
    property: 'house',
    details: 'low credit score',
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
    title: 'The second property said yes',
    name: 'Yvonne C.',
    location: 'Charlotte, NC',
    property: 'apartment',
    details: 'moved for work',
    story:
      'My job moved and I had to move with it. The second property said yes. The lease has my name on it, and only mine.',
    isLoud: true,
  },
  {
    origin: 'illustrative',
    title: 'Good books, old credit',
    name: 'Omar J.',
    location: 'Dallas, TX',
    property: 'townhome',
    details: 'self-employed',
    story: 'I run a small crew. My books are fine, my old credit is not. They knew which places to ask.',
  },
  {
    origin: 'illustrative',
    title: 'My fee came back',
    name: 'Beth K.',
    location: 'Columbus, OH',
    property: 'apartment',
    details: 'old evictions',
    story: 'All my applications were denied. I got my fee back, and they still called me the week after.',
  },
]

export const corporateTestimonials: Testimonial[] = [
  {
    origin: 'illustrative',
    title: 'One fee, said up front',
    name: 'Samuel V.',
    location: 'Denver, CO',
    property: 'apartment',
    details: 'low credit score',
    story: 'One fee, said up front, and no other bill from them. I had stopped believing that.',
  },
  {
    origin: 'illustrative',
    title: 'They said what they could not promise',
    name: 'Keisha N.',
    location: 'Baltimore, MD',
    property: 'townhome',
    details: 'one eviction',
    story: 'They told me what they could not promise before I paid. That is why I stayed.',
  },
  {
    origin: 'illustrative',
    title: 'The next one was already asked',
    name: 'Paul and Irene T.',
    location: 'Sacramento, CA',
    property: 'house',
    details: 'broken lease',
    story: 'The first place turned us down. It stung less with somebody already working on the next one.',
  },
  {
    origin: 'illustrative',
    title: 'The same kind answer four times',
    name: 'Dwayne H.',
    location: 'Jacksonville, FL',
    property: 'condo',
    details: 'old debts',
    story: 'I asked the same question four times on the phone. I got the same kind answer four times.',
  },
]
