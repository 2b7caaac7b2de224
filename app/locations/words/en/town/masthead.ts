/** What the census calls the part of a state a town lies in. */
const counties = {
  County: 'County',
  Parish: 'Parish',
  'City and Borough': 'City and Borough',
  Borough: 'Borough',
  'Census Area': 'Census Area',
  Municipality: 'Municipality',
  'Planning Region': 'Planning Region',
  city: 'Independent city',
  'District of Columbia': 'Federal district',
}

/** The town in one line, the parts of its page, and where their figures come from. */
export const words = {
  parts: {
    costs: 'Rents',
    'day-one': 'Day one',
    reach: 'Towns around',
    help: 'Free help',
    'low-income': 'Income limits',
    rights: 'Your rights',
    figures: 'In figures',
  },
  people: { label: 'People', counted: '2020 count', estimated: (years: string) => `estimate ${years}` },
  halfPay: {
    label: 'Hard-pressed',
    note: (county: string, years: string) =>
      `of renters in ${county} pay half their income or more, ${years}`,
  },
  built: {
    label: 'Homes built',
    oldest: (year: number) => `${year} or earlier`,
    around: (year: number) => `around ${year}`,
    note: (years: string) => `median, ${years}`,
  },
  empty: 'Rentals empty',
  commute: {
    label: 'Way to work',
    minutes: (minutes: number) => `${minutes} minutes`,
    note: (years: string) => `one way, ${years}`,
  },
  income: {
    label: 'Household income',
    note: (whose: string, years: string) => `median of ${whose}, ${years}`,
  },
  metro: {
    label: 'Metro area',
    others: (towns: string[]) => `with ${towns.join(' and ')}`,
    area: (name: string) => `${name} area`,
    outside: 'outside every metro area',
  },
  counties,
  position: {
    label: 'Position',
    north: (degrees: string) => `${degrees}° N`,
    west: (degrees: string) => `${degrees}° W`,
    east: (degrees: string) => `${degrees}° E`,
  },
  sources: {
    entry: (source: string, places: string) => `${source}: ${places}.`,
    notYet: (years: string) => `${years} is not on file yet.`,
    more: 'Sources',
  },
}
