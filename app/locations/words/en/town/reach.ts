/** How many of the compared towns cost less, and how many of those lie in the nearer ring. */
type Counted = { known: number; less: number; nearer: number; miles: number }
/** The town, or its county or ZIP code where the town has no figure of its own. */
type Than = { name: string; county: string | null; zip: string | null }
type Town = { name: string; way: string }

const than = ({ name, county, zip }: Than) => {
  if (zip) return `${name}’s ZIP code ${zip}`
  if (county?.endsWith(' Region')) return `${name}’s region, ${county}`
  return county ? `${name}’s county, ${county}` : name
}

const within = ({ less, nearer }: Counted) => {
  if (nearer === 0) return 'none of them within 25'
  return nearer === less ? 'all within 25' : `${nearer === 1 ? 'one' : nearer} of them within 25`
}

/** Towns within reach that cost less. */
export const words = {
  heading: 'Towns within reach that cost less',
  headingNone: 'How the towns around compare',
  search: 'Search by income',
  none: (place: string, years: string, towns: string) =>
    `No town within 75 miles of ${place} has a census median rent that can be compared. The nearest that have one: ${towns}. Medians of ${years}, miles in a straight line.`,
  /** Where towns that near lie across open water. */
  noneByLand: (place: string, years: string, towns: string) =>
    `No town within 75 miles of ${place} by land has a census median rent that can be compared. The nearest across the water: ${towns}. Medians of ${years}, miles in a straight line.`,
  noneTown: ({ name, way }: Town, rent: string) => `${name} (${way}, ${rent})`,
  lead: {
    none: ({ known, miles }: Counted, whose: Than, rent: string) =>
      `${known === 1 ? 'The one town' : `None of the ${known} towns`} within ${miles} miles that can be compared ${known === 1 ? 'does not cost' : 'costs'} clearly less than ${than(whose)}, where the census median rent is ${rent}.`,
    all: (counted: Counted, whose: Than) =>
      `${counted.known === 1 ? 'The one town' : `Every one of the ${counted.known} towns`} within ${counted.miles} miles that can be compared has a lower census median rent than ${than(whose)}${counted.known > 1 ? `, ${within(counted)}` : ''}.`,
    some: (counted: Counted, whose: Than) => {
      const share = counted.less / counted.known
      const opening =
        share >= 0.7 ? 'Most places around cost less: ' : share <= 0.15 ? 'Few places around cost less: ' : ''
      return `${opening}${counted.less} of ${counted.known} towns within ${counted.miles} miles ${counted.less === 1 ? 'has' : 'have'} a lower census median rent than ${than(whose)}${counted.less > 1 ? `, ${within(counted)}` : ''}.`
    },
  },
  band: ({ from, to, known, less }: { from: number; to: number; known: number; less: number }) => {
    const ring = from === 0 ? `Within ${to} miles` : `${from} to ${to} miles`
    if (known === 0) return `${ring}: no town that can be compared`
    if (less === 0)
      return `${ring}: ${known === 1 ? 'the one town does not cost less' : `none of ${known} costs less`}`
    return less === known
      ? `${ring}: ${known === 1 ? 'one town, and it costs less' : known === 2 ? 'both cost less' : `all ${known} cost less`}`
      : `${ring}: ${less} of ${known} ${less === 1 ? 'costs' : 'cost'} less`
  },
  nearestSame: 'About the same, the nearest first',
  leastAbove: 'The least above it',
  /** Under the name of a town of the list. */
  town: (way: string, rent: string, people: string) => `${way}, ${rent}, ${people}`,
  difference: {
    none: { amount: 'the same', unit: 'to the dollar' },
    more: 'more a month',
    less: 'less a month',
  },
  map: {
    label: (place: string) => `Map of towns around ${place}, north up. The list has the same numbers.`,
    legend: {
      less: (count: number) => `costs less (${count})`,
      same: (count: number) => `about the same (${count})`,
      more: (count: number) => `costs more (${count})`,
      unknown: (count: number) => `not compared (${count})`,
    },
  },
  remarks: {
    yearly: (amount: string) => `${amount} less over a year`,
    only: (name: string, people: string, yearly: string) => `${name} has ${people}; its median is ${yearly}.`,
    nearestIsLargest: (name: string, people: string, yearly: string) =>
      `The nearest of them, ${name}, is the largest too (${people}): ${yearly}.`,
    largest: ({ name, way }: Town, people: string, yearly: string) =>
      `The largest of them is ${name} with ${people}, ${way}: ${yearly}.`,
    nearest: ({ name, way }: Town, rent: string) => `The nearest is ${name}, ${way}, at ${rent}.`,
    across: (count: number, all: number, state: string) =>
      `${count === 1 ? 'One' : count} of the ${all} ${count === 1 ? 'lies' : 'lie'} across the line in ${state}.`,
    inCounty: (county: string, isOwn: boolean, count: number, all: number) =>
      `${county}${isOwn ? ', its own county,' : ''} has ${count} of the ${all}.`,
    toSide: (direction: string, count: number, all: number) =>
      `${count} of the ${all} lie to the ${direction}.`,
    dearest: ({ name, way }: Town, rent: string) => `The dearest around is ${name}, ${way}, at ${rent}.`,
  },
  note: {
    /** `otherYears`: those of the towns around, where they differ. */
    compared: (
      home: { years: string; rent: string; of: string; isTop: boolean },
      otherYears: string | null,
    ) =>
      `Census medians, ${home.years}, against ${home.isTop ? 'more than ' : ''}${home.rent} in ${home.of}${otherYears ? `, those of the others ${otherYears}` : ''}. Miles are straight lines.`,
    across: 'Some towns across open water are left out.',
    noneOnFile: (place: string) => `No median is on file for ${place} alone.`,
    countsNoFurther: (rent: string) => `The census counts no further than ${rent}.`,
    /** Why some are not compared. `alsoTop`: above the last rent the census counts, as the town itself is. */
    without: (count: number) => `${count === 1 ? 'One has' : `${count} have`} no figure.`,
    tooLow: (count: number) => `${count === 1 ? 'One has' : `${count} have`} a figure too low to plan with.`,
    alsoTop: (count: number) => `${count === 1 ? 'One other is' : `${count} others are`} above that too.`,
  },
}
