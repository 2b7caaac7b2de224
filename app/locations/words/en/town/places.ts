import { withArticle } from '../../../../platform/us-states.ts'

const countiesOf: Record<string, string> = {
  AK: 'boroughs and census areas',
  CT: 'planning regions',
  LA: 'parishes',
  MD: 'counties and cities',
  MO: 'counties and cities',
  NV: 'counties and cities',
  VA: 'counties and cities',
}

const people = (count: string) => `${count} people`

type Size = {
  /** Without what tells it apart from namesakes. */
  name: string
  /** Empty where it lies in several. */
  county: string
  isCounted: boolean
  people: string
  /** Its place among those of its state; null where it is the only one. */
  rank: { isFirst: boolean; number: string; of: string; state: string } | null
}

/** States, counties and towns within a sentence. */
export const words = {
  /** Where it could be taken for its city, or needs an article. */
  state: (name: string) =>
    name === 'New York' || name === 'Washington' ? `${name} State` : withArticle(name),
  /** Of the regions Connecticut has in place of counties: 'the Capitol Planning Region'. */
  county: (name: string) =>
    name.endsWith(' Region') || name === 'District of Columbia' ? `the ${name}` : name,
  /** What the census calls the parts of a state. */
  counties: (stateCode: string) => countiesOf[stateCode] ?? 'counties',
  zip: (code: string) => `ZIP code ${code}`,
  people,
  over: (amount: string) => `over ${amount}`,
  noFigure: 'no figure',
  size: ({ name, county, isCounted, people: count, rank }: Size) => {
    const lies = county ? `${name} lies in ${county}. ` : ''
    const counted = isCounted ? 'The 2020 census counted' : 'The census estimates'
    const among = rank && `${rank.of} places in ${rank.state}`
    const ranked = rank
      ? rank.isFirst
        ? `, the most of ${among}`
        : `, number ${rank.number} of ${among}`
      : ''
    return `${lies}${counted} ${people(count)} here${ranked}.`
  },
  farFromOthers: (name: string, state: string) => `${name} stands far from other towns in ${state}.`,
  nearest: (ways: string[], listed: string) =>
    `${ways.length === 1 ? 'The nearest place is' : 'The nearest places are'} ${listed}.`,
  wayFrom: (name: string, way: string) => `${name} (${way})`,
  nextDoor: (name: string) => `The next door can be in ${name}.`,
  /** Beside the name of a town. */
  farther: (way: string, rent: string | null) => (rent ? `${way}, ${rent}` : way),
}
