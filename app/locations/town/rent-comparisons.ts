import type { Fact } from '../../almanac/fact.ts'
import type { FairRents } from '../../almanac/fair-rents.ts'
import type { RentComparison } from '../../landing/sections.ts'
import { upperFirst } from '../../platform/first-letter.ts'
import { dollars, milesText } from '../../platform/us-number.ts'
import type { Place } from '../place.ts'
import { sameWithin } from '../within-reach.ts'
import type { RentFacts } from './rent-facts.ts'

/** How much it stands out, as a share of the rent; the page begins with what stands out most. */
type Weighed = RentComparison & { weight: number }

/** The town against its state, the nearest larger city, its own ZIP codes and its own sizes of homes. */
export function comparisons(known: RentFacts, place: Place): RentComparison[] {
  return [
    ...againstState(known, place),
    ...againstCity(known, place),
    ...amongZips(known, place),
    ...amongSizes(known),
    ...oldAndNew(known),
  ]
    .sort((a, b) => b.weight - a.weight)
    .map(({ weight, ...comparison }) => comparison)
}

function againstState({ median, stateMedian }: RentFacts, place: Place): Weighed[] {
  if (!stateMedian) return []
  const { name } = stateMedian.of
  if (!median)
    return [
      {
        strong: `${dollars(stateMedian.value)} across ${name}`,
        text: `is the census median, ${stateMedian.source.years}; none is published for ${place.name} or its county.`,
        facts: [stateMedian],
        weight: 1,
      },
    ]
  const difference = median.value - stateMedian.value
  const weight = Math.abs(difference) / stateMedian.value
  const medians = `${dollars(median.value)} ${whoseOf(median)}against ${dollars(stateMedian.value)}, ${spanOf(median, stateMedian)}`
  const facts = [median, stateMedian]
  if (place.isTopRent)
    return [
      {
        strong: `Far above ${name}`,
        text: `: ${rentWords(median)} here, ${dollars(stateMedian.value)} there, ${median.source.years}.`,
        facts,
        weight,
      },
    ]
  if (weight <= sameWithin)
    return [{ strong: `About what ${name} pays`, text: `: ${medians}.`, facts, weight }]
  const share = Math.round(weight * 100)
  return [
    {
      strong: `${dollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than across ${name}`,
      text: `, ${share}%: ${medians}.`,
      facts,
      weight,
    },
  ]
}

function againstCity({ fair, median, larger }: RentFacts, { state }: Place): Weighed[] {
  if (!larger) return []
  const { city, direction } = larger
  const name = city.state === state ? city.name : `${city.name}, ${city.state}`
  const way = [milesText(larger.miles), direction].filter(Boolean).join(' ')
  if (fair && larger.fair && fair.area !== larger.fair.area)
    return [fairAgainst(name, way, fair.byBedrooms[2], larger.fair.byBedrooms[2])]
  if (!median || !larger.median) return []
  return [mediansAgainst(name, way, median, larger.median)]
}

/** Two bedrooms are HUD's own measure of an area. */
function fairAgainst(name: string, way: string, here: Fact, there: Fact): Weighed {
  const difference = there.value - here.value
  const weight = Math.abs(difference) / here.value
  const strong =
    weight <= sameWithin
      ? `Much the same in ${name}`
      : `${dollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} in ${name}`
  return {
    strong,
    text: `, the nearest larger city, ${way}: two bedrooms are ${dollars(there.value)} there and ${dollars(here.value)} here, ${here.source.years}.`,
    facts: [there],
    weight,
  }
}

function mediansAgainst(name: string, way: string, here: Fact, there: Fact): Weighed {
  const difference = there.value - here.value
  const weight = Math.abs(difference) / here.value
  const pays =
    weight <= sameWithin
      ? 'about the same'
      : `${dollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`
  return {
    strong: `${upperFirst(pays)} in ${name}`,
    text: `, the nearest larger city, ${way}: census medians ${rentWords(there)} ${whoseOf(there)}and ${rentWords(here)}${whoseOf(here) && ` ${whoseOf(here).trim()}`}, ${spanOf(there, here)}.`,
    facts: [there],
    weight,
  }
}

function amongZips({ zips }: RentFacts, { name }: Place): Weighed[] {
  const [cheapest] = zips
  const dearest = zips.at(-1)
  if (!cheapest || !dearest || dearest.rent.value === cheapest.rent.value) return []
  const spread = dearest.rent.value - cheapest.rent.value
  const top = `${dearest.isTop ? 'over ' : ''}${dollars(dearest.rent.value)}`
  const count = zips.length === 2 ? 'its two ZIP codes' : `${zips.length} ZIP codes that reach into ${name}`
  return [
    {
      strong: `${dollars(cheapest.rent.value)} in ${cheapest.zip}, ${top} in ${dearest.zip}`,
      text: `: the cheapest and the dearest median of ${count}, ${cheapest.rent.source.years}.`,
      facts: [cheapest.rent, dearest.rent],
      weight: spread / dearest.rent.value,
    },
  ]
}

/** A bedroom that costs nearly nothing, or a great deal. */
function amongSizes({ fair }: RentFacts): Weighed[] {
  if (!fair) return []
  const [studio, one, two, three] = rentsOf(fair)
  const saved = one - studio
  if (saved === 0)
    return [
      {
        strong: 'A studio saves nothing',
        text: ': it has the fair rent of one bedroom.',
        facts: [],
        weight: 0.2,
      },
    ]
  if (saved <= one * 0.04)
    return [
      {
        strong: `A studio saves only ${dollars(saved)}`,
        text: ' a month against one bedroom.',
        facts: [],
        weight: 0.15,
      },
    ]
  if (two - one <= one * 0.12)
    return [
      {
        strong: `The second bedroom adds only ${dollars(two - one)}`,
        text: ` to the ${dollars(one)} of the first.`,
        facts: [],
        weight: 0.15,
      },
    ]
  const step = three - two
  if (step < two * 0.33) return []
  return [
    {
      strong: `The third bedroom adds ${dollars(step)}`,
      text: `, where the second adds ${dollars(two - one)}.`,
      facts: [],
      weight: step / two - 0.1,
    },
  ]
}

/** Fair rents look at recent leases, the census at all of them. */
function oldAndNew({ fair, median }: RentFacts): Weighed[] {
  if (!fair || !median) return []
  const [, one, two, three] = rentsOf(fair)
  const facts: Fact[] = []
  if (median.value < one * (1 - sameWithin))
    return [
      {
        strong: `One bedroom asks ${dollars(one - median.value)} over the median`,
        text: `: at least half of the renters paid less, ${median.source.years}.`,
        facts,
        weight: (one - median.value) / one,
      },
    ]
  const topped = [
    { home: 'three bedrooms', rent: three },
    { home: 'two bedrooms', rent: two },
  ].find(({ rent }) => median.value > rent * (1 + sameWithin))
  if (!topped) return []
  const { home, rent } = topped
  return [
    {
      strong: `The median tops ${home} by ${dollars(median.value - rent)}`,
      text: `: at least half of the renters paid more than that fair rent, ${median.source.years}.`,
      facts,
      weight: (median.value - rent) / rent,
    },
  ]
}

function rentsOf({ byBedrooms }: FairRents) {
  return [byBedrooms[0].value, byBedrooms[1].value, byBedrooms[2].value, byBedrooms[3].value] as const
}

/** The census counts no further than this. */
export const topRent = 3500

export function rentWords({ value }: Fact) {
  return value >= topRent ? `over ${dollars(topRent)}` : dollars(value)
}

/** Of figures of different years each has its own. */
function spanOf({ source: { years: one } }: Fact, { source: { years: other } }: Fact) {
  return one === other ? one : `${one} and ${other}`
}

function whoseOf({ of }: Fact) {
  return of.kind === 'county' ? `in ${of.name} ` : ''
}
