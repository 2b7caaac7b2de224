import type { Bedrooms } from '../../almanac/fair-rents.ts'

/** In a list of rents. */
const sizeNames: Record<Bedrooms, string> = {
  0: 'studio',
  1: '1 bedroom',
  2: '2 bedrooms',
  3: '3 bedrooms',
  4: '4 bedrooms',
}

/** In a sentence. */
const homeNames: Record<Bedrooms, string> = {
  0: 'a studio',
  1: 'a home with 1 bedroom',
  2: 'a home with 2 bedrooms',
  3: 'a home with 3 bedrooms',
  4: 'a home with 4 bedrooms',
}

const page = {
  name: 'Rent finder',
  title: 'Where can I afford to live?',
  description: (years: string) =>
    `Towns within 25 to 100 miles whose fair rent (HUD, ${years}) fits your income or budget, by number of bedrooms, nearest first, with what is left over.`,
  answered: (home: string, budget: string, place: string) =>
    `Where fair rent of ${home} fits ${budget} near ${place}`,
  lead: 'Say what you earn or can pay. You get the towns whose fair rent fits, nearest first. No name, no e-mail.',
  qualify: 'Check If You Qualify',
  allStates: 'All states',
}

const form = {
  near: { label: 'Town or ZIP code', hint: 'Where you work or live now, like Houston, TX' },
  income: { label: 'Income a month', hint: 'Before tax, all of you together' },
  rent: { label: 'Or the rent you can pay', hint: 'With electricity, gas and water' },
  bedrooms: 'Bedrooms',
  studio: 'Studio',
  miles: 'How far',
  send: 'Show the towns',
  failed:
    'The new answer did not come. Any answer below is for what you wrote before. Press “Show the towns” to try again.',
}

const problems = {
  noTown: 'Write a town or a ZIP code.',
  severalInZip: 'This ZIP code reaches into several towns.',
  severalNamed: 'Several towns, or parts of towns, have this name.',
  unknown: {
    zip: 'No town on our list has this ZIP code. Write the name of the town.',
    state: 'That is a state. Write a town in it.',
    town: 'We know no town of this name. Write it with its state, like Houston, TX.',
  },
  territory: (name: string) =>
    `We have rents for the 50 states and Washington, DC, and none for ${name}. Write a town in a state.`,
  noMoney: 'Write your income, or the rent you can pay.',
  negative: 'It cannot be less than nothing. Write it without the minus.',
  noDigits: 'Write dollars in digits, like 1200.',
  tooLittle: (least: string) => `Write ${least} or more.`,
  tooMuch: (most: string) => `We look up to ${most} a month. Write less.`,
  perhapsAYear: (most: string, month: number) =>
    `We look up to ${most} a month. If that is a year, write ${month}.`,
  headings: {
    several: 'Almost there',
    which: 'Which one do you mean?',
    suggested: 'Do you mean one of these?',
    one: 'One more thing',
  },
}

const rules = {
  perhapsAYear: (income: string, month: number) => `${income} a month? If that is a year, write ${month}.`,
  byIncome: (income: string, budget: string, byTimes: string) =>
    `By the 30% rule, ${income} a month leaves ${budget} for rent and utilities. By the 3 × rule of many landlords, it is enough for a rent of ${byTimes}.`,
  byRent: (budget: string, byShare: string, byTimes: string) =>
    `By the 30% rule, ${budget} goes with an income of ${byShare} a month. Landlords with the 3 × rule ask for ${byTimes}.`,
  aboveShare: (rules: string, rent: string, budget: string) =>
    `You named ${rent}, which is more than 30% of the income. So we look up to ${budget}. ${rules}`,
  aboveIncome: (rules: string, rent: string, budget: string) =>
    `You named ${rent}, which is more than the whole income. So we look up to ${budget}. ${rules}`,
  enough: (rules: string, income: string) => `${rules} Your ${income} is enough for both.`,
}

const found = {
  heading: (count: number, miles: number, place: string, budget: string) =>
    `${count === 1 ? '1 town' : `${count} towns`} within ${miles} miles of ${place} ${count === 1 ? 'has' : 'have'} a fair rent of ${budget} a month or less`,
  /** Of `all` towns whose fair rent fits. */
  paidMore: (count: number, all: number, budget: string, years: string) => {
    const where =
      all === 1
        ? 'There'
        : count === all
          ? 'In all of them'
          : count === 1
            ? 'In one of them'
            : `In ${count} of them`
    return `${where} most renters paid more than ${budget}, by the census median of homes of all sizes, ${years}.`
  },
  unknownHere: (place: string) => `For ${place} itself no fair rent is on file.`,
  tooDearHere: (place: string, home: string, rent: string, tooMuch: string) =>
    `In ${place} itself the fair rent of ${home} is ${rent}, ${tooMuch} too much.`,
  here: 'the town itself',
  census: (rent: string, years: string | null) => `census median ${rent}${years ? ` in ${years}` : ''}`,
  /** Of one town: its median is above what was asked for. */
  mostPaidMore: (census: string, budget: string) => `${census}: most paid more than ${budget}`,
  way: (way: string) => way,
  nothingLeft: 'nothing left over',
  left: (amount: string) => `${amount} left over`,
  more: (count: number) => `Show ${count} more`,
  source: (home: string, title: string, years: string) =>
    `Fair rent a month for ${home} with utilities: ${title} ${years}. Miles are straight lines.`,
  onlyNearest: (count: number) => `The list has the ${count} nearest.`,
  leftOut: (count: number) =>
    count === 1
      ? '1 town has no fair rent on file and is left out.'
      : `${count} towns have no fair rent on file and are left out.`,
}

const map = {
  label: (miles: number, place: string, fitting: number, dearer: number) =>
    `Map of towns within ${miles} miles of ${place}, north up: the fair rent of ${fitting} fits, that of ${dearer} is higher. The list names the first.`,
  fits: (count: number) => `fair rent fits (${count})`,
  costsMore: (count: number) => `fair rent is higher (${count})`,
}

const none = {
  heading: (miles: number, place: string, budget: string, isByLand: boolean) =>
    `No town within ${miles} miles of ${place}${isByLand ? ' by land' : ''} has a fair rent of ${budget} a month or less`,
  oneMustChange: (home: string) => `For ${home} one of these would have to change:`,
  thisMustChange: (home: string) => `For ${home} this would have to change:`,
  norFarther: (miles: number, isByLand: boolean) =>
    `Nor does any within ${miles} miles${isByLand ? ' by land' : ''}.`,
  across: (place: string, way: string, rent: string) =>
    `Across open water the nearest that fits is ${place}, ${way}: ${rent} a month.`,
  nothingOnFile: 'No fair rent is on file that near, so there is nothing to compare.',
  rent: (rent: string, place: string, way: string, more: string) =>
    `The rent: the lowest fair rent here is ${rent} in ${place}, ${way}. That is ${more} a month more.`,
  share: (percent: number) => `It would take ${percent}% of the income.`,
  tooMuch: (percent: number) =>
    percent > 100
      ? 'It is more than the whole income.'
      : `It would take ${percent}% of the income: more than we advise.`,
  lookUpTo: (rent: string) => `Look up to ${rent}`,
  size: (home: string, rent: string, place: string, way: string) =>
    `The size: the fair rent of ${home} is ${rent} in ${place}, ${way}.`,
  lookFor: (home: string) => `Look for ${home}`,
  distance: (place: string, way: string, rent: string) =>
    `The distance: the nearest town whose fair rent fits is ${place}, ${way}, at ${rent}.`,
  lookWithin: (miles: number) => `Look within ${miles} miles`,
}

const start = {
  unknown: (place: string) => `No fair rent is on file for ${place}; towns around it may have one.`,
  rents: (place: string, source: string, rents: string) => `Fair rents in ${place} (${source}): ${rents}.`,
}

const counting = {
  heading: 'How we count',
  fairRent: {
    term: 'Fair rent',
    text: (years: string) =>
      `What HUD, the federal housing department, reckons a modest home costs a month with utilities, by its number of bedrooms. It is one figure for a whole area, like a county. One town in it can cost far more. The figures are those of ${years}. Homes on offer cost less or more.`,
    old: (years: string) =>
      `What HUD, the federal housing department, reckons a modest home costs a month with utilities, by its number of bedrooms. It is one figure for a whole area, like a county. One town in it can cost far more. The figures are those of ${years}. HUD has newer ones by now; they are not on file here yet. Homes on offer cost less or more.`,
  },
  census: {
    term: 'Census median',
    text: (years: string) =>
      `Half of the renters in the town itself paid less, half paid more, over ${years}. It holds homes of all sizes. Far above the fair rent? Look at the town’s page first.`,
  },
  rest: [
    {
      term: 'The 30% rule',
      text: 'Rent and utilities together take no more than 30% of income before tax. A rule of thumb, no law. If you write an income and a rent, the lower sum counts.',
    },
    {
      term: 'The 3 × rule',
      text: 'Many landlords ask for an income of three times the rent. Some ask for less, some for more.',
    },
    {
      term: 'Left over',
      text: 'What remains each month of the sum for rent after the fair rent. A longer drive to work comes out of it.',
    },
    {
      term: 'Miles',
      text: 'From the middle of one town to the middle of the other, in a straight line. The road is longer.',
    },
    { term: 'Not on file', text: 'A town without a fair rent is left out. We do not guess.' },
  ],
}

export const words = {
  sizeNames,
  homeNames,
  page,
  form,
  problems,
  rules,
  found,
  map,
  none,
  start,
  counting,
}
