/** What the towns of a state cost. States come as they stand in a sentence. */
export const words = {
  heading: (state: string) => `Rents across ${state}`,
  /** With few towns, from the lowest to the highest. */
  leadOfFew: (state: string, towns: string, half: string, least: string, most: string) =>
    `Half of the ${towns} towns of ${state} with a figure have a census median rent under ${half} a month; they run from ${least} to ${most}.`,
  leadOfMany: (state: string, towns: string, half: string, low: string, high: string) =>
    `Half of the ${towns} towns of ${state} with a figure have a census median rent under ${half} a month. A tenth lie under ${low}, a tenth over ${high}.`,
  largest: (count: number) => `The ${count} largest towns`,
  note: (censusYears: string, fairYears: string) =>
    `Census median rents of homes of all sizes with utilities, ${censusYears}. Fair rent of two bedrooms: HUD, ${fairYears}, for the area the town lies in.`,
  map: (state: string, count: number, towns: string) =>
    `Map of the towns of ${state} by rent. The ${count} largest have numbers: ${towns}.`,
  lowestThird: (rent: string) => `lowest third, up to ${rent}`,
  middleThird: 'middle third',
  highestThird: (rent: string) => `highest third, from ${rent}`,
  without: (count: number) => `not compared (${count})`,
  shared: (miles: number) => `Towns within ${miles} miles of each other share a dot, the largest’s.`,
  noFigure: 'no figure',
  sizes: {
    over100: 'over 100,000 people',
    to100: '25,000 to 100,000',
    to25: '5,000 to 25,000',
    under5: 'fewer than 5,000',
  },
  size: (people: string, rent: string, towns: string) => `${people}: ${rent} (${towns} towns)`,
  bySize: (sizes: string) => `The middle town of each size: ${sizes}.`,
  nearCities: {
    heading: (miles: number, state: string, cities: number) =>
      `Within ${miles} miles of the largest ${cities === 1 ? 'city' : 'cities'} of ${state}`,
    /** `leastPeople`: what smaller places cost is left out; null where they count too. */
    lead: (years: string, leastPeople: string | null) =>
      `The cheapest and the dearest towns${leastPeople ? ` of ${leastPeople} people and more` : ''} by census median rent, ${years}. Miles are in a straight line; the road is longer.`,
    city: (city: string, rent: string | null, towns: number, withSmaller: boolean) =>
      `${rent ? `${rent} in ${city} itself` : 'No figure for the city itself'}; ${towns} towns compared${withSmaller ? ', smaller ones too' : ''}.`,
    town: (rent: string, miles: string) => `${rent}, ${miles}`,
  },
  /** For search engines. */
  dataset: {
    name: (state: string) => `Rents in towns of ${state}`,
    description: (state: string, fairYears: string, censusYears: string) =>
      `Fair Market Rents of HUD (${fairYears}) and median gross rents of the US Census Bureau (${censusYears}) for towns and cities of ${state}.`,
    measured: ['Fair Market Rent', 'Median gross rent'],
  },
}
