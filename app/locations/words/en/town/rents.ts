const name = 'census median rent'
const label = 'Census median rent'

/** '2019–2023' is a span, '2021' a year. */
const when = (years: string) => (years.includes('–') ? `over ${years}` : `in ${years}`)

/** Whose rent it is: the town's own, or one that stands for it, of its county or a ZIP code. */
type Whose = { name: string; isStandIn: boolean }
type Rent = { whose: Whose; amount: string; years: string }

const where = ({ name: place, isStandIn }: Whose) => (isStandIn ? `of ${place}` : `in ${place}`)
const had = ({ whose, amount, years }: Rent) => `The ${name} ${where(whose)} was ${amount} ${when(years)}`

/** The median gross rent of the census: one name for one figure. */
export const words = {
  label,
  notOnFile: 'not on file',
  labelOf: (whose: string) => `${label} of ${whose}`,
  labelByState: `${label} by state`,
  dated: (said: string, years: string) => `${said}, ${years}`,
  inYears: (amount: string, years: string) => `${amount} ${when(years)}`,
  span: (least: string, most: string) => `${least} to ${most}`,
  inShort: ({ whose, amount, years }: { whose: string | null; amount: string; years: string }) =>
    `${name}${whose ? ` of ${whose}` : ''} ${amount} (${years})`,
  /** After an article. */
  ofStateInShort: (amount: string, years: string) => `${name} was ${amount} a month ${when(years)}`,
  sentence: ({ whose, amount, years }: Rent, compared: string | null) =>
    `The ${name} ${where(whose)} was ${amount} a month ${when(years)}, utilities included${compared ? `, ${compared}` : ''}.`,
  noneAlone: (place: string) => `We have no figure for ${place} alone.`,
  none: (place: string) => `We have no ${name} for ${place} alone.`,
  noneButState: (place: string, state: string, amount: string, years: string) =>
    `We have no ${name} for ${place} alone; that of ${state} was ${amount} a month ${when(years)}.`,
  compared: {
    lessThanHalf: (state: string) => `less than half of that across ${state}: expect to see more asked`,
    same: (state: string) => `about the same as across ${state}`,
    more: (difference: string, state: string) => `${difference} more than across ${state}`,
    less: (difference: string, state: string) => `${difference} less than across ${state}`,
  },
  amongClasses: {
    belowFirst: (rent: Rent) => `${had(rent)}: more than half of the renters paid less than the first class.`,
    first: (rent: Rent) => `${had(rent)}: it lies in the first of these classes.`,
    aboveFirst: (rent: Rent) => `${had(rent)}: more than half of the renters paid above the first class.`,
    aboveSecond: (rent: Rent) => `${had(rent)}: more than half of the renters paid above the second class.`,
  },
  title: (place: string) => `Second Chance Apartments in ${place}`,
  /** The fullest first. */
  titlesWithRent: (place: string, rent: string, years: string) => [
    `Second Chance Apartments in ${place}: 1-bedroom fair rent ${rent} (${years})`,
    `Second Chance Apartments in ${place}: 1-bed fair rent ${rent} (${years})`,
    `Second Chance Rentals in ${place}: 1-bed fair rent ${rent} (${years})`,
    `Second Chance Rentals in ${place}: 1-bed fair rent ${rent}, ${years}`,
    `Second Chance Apartments in ${place}: 1-bedroom fair rent ${rent}`,
    `Second Chance Apartments in ${place}: 1-bed fair rent ${rent}`,
    `Second Chance Rentals in ${place}: 1-bed fair rent ${rent}`,
    `Second Chance Rentals in ${place}: fair rent ${rent}`,
  ],
  fairInShort: (one: string, two: string, source: string) =>
    `Fair rent ${one} for 1 bedroom, ${two} for 2 (${source})`,
}
