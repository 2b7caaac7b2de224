const sizes = ['a studio', 'one bedroom', 'two bedrooms', 'three bedrooms', 'four bedrooms'] as const
type Size = 0 | 1 | 2 | 3 | 4

const labels: Record<Size, string> = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms']

/** `state`: whose minimum wage it is, where that is above the federal one; cities may have one above that. */
type Pay = { hourly: string; state: string | null; asOf: string; note: string | null; carried: string }

/** What an amount carries among the rents of the town. `size`: the largest it carries; `gap`: to the next one. */
type Verdict =
  | { kind: 'nothing known' | 'covers the median' | 'every size' }
  | { kind: 'short of the median' | 'short of a studio'; gap: string }
  | { kind: 'up to'; size: Size; next: Size; gap: string }

/** The household in the middle. */
type Household = { of: string; income: string; years: string; carried: string }
type Reach =
  | { kind: 'by the rule' | 'no size' | 'every size' }
  | { kind: 'up to'; size: Size }
  | { kind: 'nearly'; size: Size; next: Size; gap: string }

type Difference = { amount: string; isMore: boolean }
/** A median, and whose it is where it is not the town's own. */
type Median = { amount: string; of: string | null }

/** `least`: the people that a city has to have to be named; null where it is the next larger of all places. */
type City = { name: string; way: string; least: string | null }

const nearestCity = ({ least }: City) =>
  least ? `the nearest city of ${least} or more` : 'the nearest larger city'
const where = ({ of }: Median) => (of ? `in ${of} ` : '')
const more = (isMore: boolean) => (isMore ? 'more' : 'less')
const against = (here: Median, state: string, years: string) =>
  `${here.amount} ${where(here)}against ${state}, ${years}`

function verdictText(verdict: Verdict) {
  switch (verdict.kind) {
    case 'nothing known':
      return '.'
    case 'covers the median':
      return ', which covers the median.'
    case 'every size':
      return ', enough for every size here.'
    case 'short of the median':
      return `, ${verdict.gap} short of the median.`
    case 'short of a studio':
      return `, ${verdict.gap} short of a studio.`
    case 'up to':
      return `: ${sizes[verdict.size]}, and ${verdict.gap} short of ${sizes[verdict.next]}.`
  }
}

function reachText(reach: Reach) {
  switch (reach.kind) {
    case 'by the rule':
      return ' by the 30% rule.'
    case 'no size':
      return ': less than even a studio asks.'
    case 'every size':
      return ': any of these homes.'
    case 'up to':
      return `: up to ${sizes[reach.size]}.`
    case 'nearly':
      return `: ${sizes[reach.size]}, and ${reach.gap} short of ${sizes[reach.next]}.`
  }
}

/** What homes cost in a town, and what carries them. */
export const words = {
  labels,
  allSizes: (whose: string | null) => `All sizes, ${whose?.replace(/^the /, '') ?? 'census'}`,
  brokenLine: (whose: string | null, years: string, amount: string) =>
    `Broken line: census median${whose ? ` of ${whose}` : ''}, ${years}, ${amount}.`,
  lead: (area: string, years: string) => `HUD’s fair rents, ${area}, ${years}, with utilities.`,
  leadWithout: (name: string) =>
    `HUD’s fair rents for ${name} are not on file. This is what renters told the census, all sizes of home together.`,
  area: {
    part: (name: string) => `part of ${name}`,
    metro: (name: string) => `the ${name} area`,
  },
  wage: ({ hourly, state, asOf, note, carried }: Pay, verdict: Verdict) => {
    const said = [note, state && 'a city may have a higher one'].filter(Boolean).join('; ')
    return `Full time at ${state ? `${state}’s` : 'the'} minimum wage, ${hourly} ${asOf}${said && ` (${said})`}, pays for a rent of ${carried}${verdictText(verdict)}`
  },
  noWage: (state: string) => `The minimum wage in ${state} is not on file.`,
  needed: ({ median, sizes }: { median: string | null; sizes: { one: string; two: string } | null }) => {
    const pay = [
      median && `${median} an hour for the census median`,
      sizes && `${sizes.one}${median ? '' : ' an hour'} for one bedroom`,
      sizes && `${sizes.two} for two`,
    ].filter(Boolean)
    return `Full time you need ${pay.join(', ')}.`
  },
  income: ({ of, income, years, carried }: Household, reach: Reach) =>
    `The median household of ${of}, ${income} a year (${years}), can pay ${carried}${reachText(reach)}`,
  against: {
    onlyState: (amount: string, state: string, years: string, place: string) => ({
      strong: `${amount} across ${state}`,
      text: ` is the census median, ${years}; none is on file for ${place} or its county.`,
    }),
    farAboveState: (here: string, state: { name: string; amount: string }, years: string) => ({
      strong: `Far above ${state.name}`,
      text: `: ${here} here, ${state.amount} there, ${years}.`,
    }),
    likeState: (here: Median, state: { name: string; amount: string }, years: string) => ({
      strong: `About what ${state.name} pays`,
      text: `: ${against(here, state.amount, years)}.`,
    }),
    unlikeState: (
      { amount, isMore, percent }: Difference & { percent: number },
      here: Median,
      state: { name: string; amount: string },
      years: string,
    ) => ({
      strong: `${amount} ${more(isMore)} than across ${state.name}`,
      text: `, ${percent}%: ${against(here, state.amount, years)}.`,
    }),
    cityFair: (city: City, difference: Difference | null, there: string, here: string, years: string) => ({
      strong: difference
        ? `${difference.amount} ${more(difference.isMore)} in ${city.name}`
        : `Much the same in ${city.name}`,
      text: `, ${nearestCity(city)}, ${city.way}: two bedrooms are ${there} there and ${here} here, ${years}.`,
    }),
    cityMedian: (city: City, difference: Difference | null, there: Median, here: Median, years: string) => ({
      strong: difference
        ? `${difference.amount} ${more(difference.isMore)} in ${city.name}`
        : `About the same in ${city.name}`,
      text: `, ${nearestCity(city)}, ${city.way}: census medians ${there.amount} ${where(there)}and ${here.amount}${here.of ? ` in ${here.of}` : ''}, ${years}.`,
    }),
    zips: (
      cheapest: { zip: string; amount: string },
      dearest: { zip: string; amount: string },
      { known, all }: { known: number; all: number },
      place: string,
      years: string,
    ) => ({
      strong: `${cheapest.amount} in ${cheapest.zip}, ${dearest.amount} in ${dearest.zip}`,
      text: `: the cheapest and the dearest median of ${all === 2 ? 'its two ZIP codes' : `${known} ZIP codes that reach into ${place}`}, ${years}.`,
    }),
    studioSavesNothing: {
      strong: 'A studio saves nothing',
      text: ': it has the fair rent of one bedroom.',
    },
    studioSavesLittle: (amount: string) => ({
      strong: `A studio saves only ${amount}`,
      text: ' a month against one bedroom.',
    }),
    secondAddsLittle: (amount: string, first: string) => ({
      strong: `The second bedroom adds only ${amount}`,
      text: ` to the ${first} of the first.`,
    }),
    thirdAddsMuch: (amount: string, second: string) => ({
      strong: `The third bedroom adds ${amount}`,
      text: `, where the second adds ${second}.`,
    }),
    oneOverMedian: (amount: string, years: string) => ({
      strong: `One bedroom asks ${amount} over the median`,
      text: `: at least half of the renters paid less, ${years}.`,
    }),
    medianOver: (size: 2 | 3, amount: string, years: string) => ({
      strong: `The median tops ${sizes[size]} by ${amount}`,
      text: `: at least half of the renters paid more than that fair rent, ${years}.`,
    }),
  },
}
