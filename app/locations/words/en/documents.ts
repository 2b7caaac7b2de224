import type { TextLink, Words } from '../../../policy/document.ts'

/** /local-figures: what is the same on every page of a town. */
const figures = {
  title: 'Where our local figures come from',
  headTitle: (brand: string) => `Where Our Local Figures Come From | ${brand}`,
  description:
    'Fair rents, incomes, housing offices and laws on our town pages: who publishes them, of which years they are and how we reckon with them.',
  intro: [
    'The pages of towns and states show figures that others have counted. Here is who, when, and what we do with them.',
    'A figure stands with its year. Where none is on file for a town alone, the page shows that of its county and says so. Where all ZIP codes of a town have rents above its county’s, or all below, it shows the nearest of these.',
  ],
  rents: {
    heading: 'Rents',
    fair: (years: string, day: string | null) =>
      `Fair rent: the Fair Market Rent of the US Department of Housing and Urban Development (HUD), ${years}${day ? ` of ${day}` : ''}. It is what a modest home costs with its utilities. HUD sets it for a county or a whole metro area.`,
    census: (from: string, to: string, top: string) =>
      `Census median rent: half of the renters paid less, half paid more, over ${from} to ${to}. It holds all sizes of homes, old leases and new ones, and utilities. New leases often ask more. The census counts no further than ${top}.`,
    zips: 'Rents by ZIP code are census medians too, of areas that can reach beyond a town.',
    superseded: (year: number) =>
      `Rents of FY${year} have been in force since October 1, ${year - 1}. They are not on file here yet.`,
  },
  rules: {
    heading: 'What one must earn',
    list: (hours: number) => [
      '30% rule: rent takes no more than 30% of pay before tax.',
      '3 × rule: many landlords ask for pay of three times the rent.',
      `Full time is 40 hours a week, ${hours} a month. Hours of work are counted at the minimum wage of the state, or of the part of it that has its own; cities can have a higher one.`,
    ],
    lowIncome: (years: string, day: string | null) =>
      `What counts as low income is set by HUD for each county (${years}${day ? ` of ${day}` : ''}). It goes by the income of a year, before tax, of everybody at home.`,
  },
  census: {
    heading: 'The census',
    list: (from: string, to: string) => [
      'People: the count of 2020, or an estimate where the page says so.',
      `Income, renting, age of homes and way to work: the American Community Survey, ${from} to ${to}, where no other years are named. These are estimates, and rough ones for small places.`,
      'Renting: of a town it is the share of people who live in rented homes, of a county or a large city the share of households.',
      'Evictions: cases filed in court, counted by the Eviction Lab of Princeton University, with their year. Not every case ends with somebody moving out.',
    ],
    nothingAbout: 'No figure is about race, religion, origin, families, disability or crime.',
  },
  towns: {
    heading: 'Comparing towns',
    list: (samePercent: number, roughBelow: string) => [
      'Miles are in a straight line. Positions are from GeoNames (CC BY 4.0).',
      `About the same means within ${samePercent}%.`,
      `Medians of places under ${roughBelow} people are rough, so larger ones are chosen first; each list itself runs from the cheapest.`,
      'A rent far below that of the state mostly means that few homes are for rent. It is not compared.',
    ],
  },
  help: {
    heading: 'Free help',
    text: 'Housing offices are those on HUD’s list of public housing agencies. Legal aid is the list of the Legal Services Corporation. Each stands with the day of its list. We have no part in any of them and earn nothing from them.',
  },
  laws: {
    heading: 'Laws',
    text: 'A rule stands with its statute and the day we checked it, and only if two checks agreed. Not on file means that we do not know. It does not mean that there is no rule. Cities may add to the law of a state. Nothing here is legal advice.',
  },
  mistakes: {
    heading: 'Something is wrong?',
    text: (day: string, phone: TextLink, email: TextLink): Words => [
      `All tables were compiled on ${day}. Tell us about a mistake: call `,
      phone,
      ' or write to ',
      email,
      '.',
    ],
  },
}

/** /legal-aid: free lawyers of every state. */
const legalAid = {
  title: 'Free legal aid in every state',
  headTitle: (brand: string) => `Free Legal Aid in Every State | ${brand}`,
  description: 'Free lawyers for renters with little income: the offices of every state and their phones.',
  intro:
    'Free lawyers for people with little income. Does your state have more than one office? Any of them tells you which one is yours.',
  letters: (from: string, to: string) => `${from} to ${to}`,
  table: (from: string, to: string) => `States from ${from} to ${to}`,
  columns: ['State', 'Who helps'],
  source: {
    heading: 'Where this comes from',
    text: (title: string, years: string) =>
      `${title}, ${years}. Numbers change: is one wrong, please tell us.`,
  },
}

export const words = { figures, legalAid }
