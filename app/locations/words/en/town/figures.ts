import { grouped } from '../../../../platform/us-number.ts'
import { countWord } from './counts.ts'

/** How one says that a figure is higher or lower than others. */
type Comparison = {
  higher: string
  lower: string
  highest: string
  lowest: string
  over: string
  under: string
}

/** Another town, and the way there. */
type Town = { name: string; way: string }
type Valued = Town & { value: string }

const amounts: Comparison = {
  higher: 'higher',
  lower: 'lower',
  highest: 'highest',
  lowest: 'lowest',
  over: 'above that',
  under: 'below that',
}

const comparisons = {
  rent: amounts,
  income: amounts,
  homes: {
    higher: 'newer',
    lower: 'older',
    highest: 'newest',
    lowest: 'oldest',
    over: 'newer',
    under: 'older',
  },
  shares: {
    higher: 'more',
    lower: 'fewer',
    highest: 'most',
    lowest: 'fewest',
    over: 'above that',
    under: 'below that',
  },
}

type Topic = keyof typeof comparisons

/** Where a figure stands among others of its kind. */
type Standing =
  | { kind: 'highest' | 'lowest' | 'none above' | 'none below' | 'median' }
  | { kind: 'middle'; median: string }
  | { kind: 'few above' | 'few below' | 'higher' | 'lower'; count: number }

function standing(topic: Topic, { of, among }: { of: string; among: string }, found: Standing) {
  const { higher, lower, highest, lowest, over, under } = comparisons[topic]
  const all = `${of} ${among}`
  switch (found.kind) {
    case 'highest':
      return `the ${highest} of ${all}`
    case 'lowest':
      return `the ${lowest} of ${all}`
    case 'none above':
      return `with none of ${all} ${over}`
    case 'none below':
      return `with none of ${all} ${under}`
    case 'median':
      return `right in the middle of ${all}`
    case 'middle':
      return `against ${found.median} in the middle of ${all}`
    case 'few above':
      return `with only ${countWord(found.count)} of ${all} ${over}`
    case 'few below':
      return `with only ${countWord(found.count)} of ${all} ${under}`
    case 'higher':
      return `${higher} than in ${grouped(found.count)} of ${all}`
    case 'lower':
      return `${lower} than in ${grouped(found.count)} of ${all}`
  }
}

const said = ({ value, name, way }: Valued) => `${value} in ${name}, ${way}`
const nearest = (count: number) => `the ${count} nearest towns with a figure`

/** Where one or two of them have a figure. */
const ofTownsNear: Record<Topic, string> = {
  rent: 'the median rent near by is',
  income: 'the median household income near by is',
  homes: 'the median year homes near by were built is',
  shares: 'the share of households near by that rent is',
}

/** How the towns around compare. */
const around = {
  each: (topic: Topic, towns: Valued[]) => `${ofTownsNear[topic]} ${towns.map(said).join('; ')}`,
  above: (topic: Topic, count: number, next: Valued) =>
    `${comparisons[topic].higher} than in ${nearest(count)}; next ${said(next)}`,
  below: (topic: Topic, count: number, next: Valued) =>
    `${comparisons[topic].lower} than in ${nearest(count)}; next ${said(next)}`,
  range: (count: number, least: Valued, most: Valued) =>
    `in ${nearest(count)} from ${said(least)}, to ${said(most)}`,
}

const withStanding = (fact: string, among: string | null) => (among ? `${fact}, ${among}` : fact)

/** Its rank in the state, and in its county where that says more. */
type Rank = { number: string; of: string; state: string }
type InCounty = { here: number; isAlone: boolean; of: number; county: string }

const inState = ({ number, of, state }: Rank) => `number ${number} of ${of} in ${state}`

const size = {
  label: 'Size',
  people: (count: string, isCounted: boolean, years: string) =>
    `${count} people (${isCounted ? '2020 census' : `census estimate ${years}`})`,
  first: (people: string, { of, state }: Rank) => `${people}, the most of ${of} places in ${state}`,
  ranked: (people: string, rank: Rank) => `${people}: ${inState(rank)}`,
  rankedInCounty: (people: string, rank: Rank, { here, isAlone, of, county }: InCounty) => {
    if (of === 1) return `${people}, ${inState(rank)}, and the one place of ${county} on file`
    if (here === 1 && isAlone)
      return `${people}: ${of === 2 ? 'larger' : 'largest'} of ${of} in ${county}, ${inState(rank)}`
    if (here === of)
      return `${people}: ${of === 2 ? 'smaller' : 'smallest'} of ${of} in ${county}, ${inState(rank)}`
    return `${people}: ${here} of ${of} in ${county}, ${inState(rank)}`
  },
  larger: {
    far: ({ name, way }: Town) => `no larger place in the country is nearer than ${name}, ${way}`,
    manyTimes: ({ name, way }: Town, people: string, times: number) =>
      `${name}, ${way}, has ${people}, ${times} times as many`,
    beside: ({ name, way }: Town, people: string) => `beside it ${name} (${people}), ${way}`,
    next: ({ name, way }: Town, people: string) => `nearest larger place: ${name} (${people}), ${way}`,
  },
  circle: {
    empty: (miles: string) => `no other place lies within ${miles}`,
    farther: (inner: string, count: number, outer: number) =>
      `none within ${inner}, ${countWord(count)} within ${outer}`,
    both: (count: number, inner: string, all: number, outer: number) =>
      `${grouped(count)} ${count === 1 ? 'place' : 'places'} within ${inner}, ${grouped(all)} within ${outer}`,
  },
}

const income = {
  label: 'Income',
  ofCounty: (county: string, amount: string, years: string) =>
    `median household of ${county}: ${amount} (${years})`,
  median: (amount: string, among: string | null) => withStanding(`median household ${amount} a year`, among),
  likeCounty: (county: string, amount: string) => `all of ${county}: ${amount}`,
  aboveCounty: (difference: string, county: string) => `${difference} above ${county}`,
  belowCounty: (difference: string, county: string) => `${difference} below ${county}`,
  newest: (years: string, amount: string) => `over ${years} it was ${amount}`,
  rentShare: (rent: string, percent: number, income: string) =>
    `the census median rent, ${rent} a month, is ${percent}% of ${income} a year`,
}

const homes = {
  label: 'Homes',
  noYear: (name: string) => `no year is on file for ${name} alone`,
  oldest: (among: string | null) => withStanding('half from 1939 or before', among),
  builtBefore: (year: number, among: string | null) => withStanding(`half built before ${year}`, among),
  /** In a row of years. */
  oldestYear: '1939 or before',
}

const renting = {
  label: 'Renting',
  share: (percent: string, among: string | null) => withStanding(`${percent} of people rent`, among),
  ofCounty: (county: string, percent: string) => `${county}: ${percent} of households`,
  ofPeople: (around: string) => `of people: ${around}`,
  ofHouseholds: (percent: string, years: string) => `${percent} of households, ${years}`,
}

const ofCounty = {
  burden: {
    label: 'Rent burden',
    share: (percent: string, county: string, among: string | null) =>
      withStanding(`${percent} of renters in ${county} pay half their income or more`, among),
  },
  work: {
    label: 'Way to work',
    minutes: (minutes: number, years: string) => `${minutes} minutes on average over ${years}`,
    driving: (county: string, alone: string, long: string, among: string | null) =>
      withStanding(`in ${county} ${alone} drive alone, ${long} of those for 30 minutes or more`, among),
  },
  empty: {
    label: 'Empty rentals',
    share: (percent: string, years: string, others: { percent: string; town: string }[]) => {
      const beside = others.map(({ percent: share, town }) => `${share} in ${town}`).join(', ')
      return `${percent} stood empty over ${years}${beside && `; ${beside}`}`
    },
  },
  evictions: {
    label: 'Evictions',
    filed: (count: number, county: string, year: string, per100: number) =>
      `${count === 1 ? 'one case' : `${grouped(count)} cases`} filed in ${county} in ${year}, ${per100} per 100 rented homes (Eviction Lab)`,
    several: 'one home can have several cases',
  },
}

const zips = {
  label: 'ZIP codes',
  rent: (zip: string, amount: string) => `${zip} ${amount}`,
  only: (rent: string) => `${rent}, census median rent`,
  onlyOneKnown: (rent: string, count: number) =>
    `${rent}, census median rent, the only one known of ${countWord(count)}`,
  few: (rents: string) => `census median rents: ${rents}`,
  /** `known`: how many of all have a figure. */
  many: (count: number, known: number, gap: string) =>
    `${countWord(count)} in all, ${known < count ? `${countWord(known)} with a figure, ` : ''}${gap} apart in census median rent`,
  lowest: (rents: string) => `lowest: ${rents}`,
  highest: (rents: string) => `highest: ${rents}`,
}

const cities = {
  label: 'Cities',
  city: ({ name, way }: Town, people: string, cost: string | null) =>
    `${name}, ${way}: ${people} people${cost ? `, ${cost}` : ''}`,
  twoBedrooms: (rent: string, years: string) => `2 bedrooms ${rent} (${years})`,
  median: (rent: string) => `census median ${rent}`,
}

/** The town in figures. */
export const words = {
  heading: (name: string) => `${name} in figures`,
  lead: (years: string, people: string) =>
    `Census, ${years}, unless dated; compared with places of ${people} people or more and counties.`,
  funding: (name: string) => `Rental funding in ${name}`,
  standing,
  placesIn: (state: string) => `places in ${state}`,
  countiesIn: (counties: string, state: string) => `${counties} in ${state}`,
  around,
  size,
  rent: {
    label: 'Rent',
    median: (amount: string, among: string | null) => withStanding(`census median ${amount}`, among),
    /** Far below the rents of the state: mostly few homes are rented there. */
    tooLow: (amount: string) => `${amount} (too low to plan with)`,
  },
  income,
  homes,
  renting,
  ofCounty,
  zips,
  cities,
  beside: {
    caption: (name: string) => `${name} and the towns beside it`,
    columns: ['Rent', 'Income', 'Built', 'Renting'],
    oldest: 'by 1939',
  },
}
