/** The sections of pages about places. */
export const words = {
  dayOne: {
    heading: 'Cash for day one',
    program: 'Program',
    together: 'Together',
    terms: 'All terms',
    ownFigures: 'Your figures',
    bedrooms: 'Bedrooms',
    studio: 'Studio',
    adults: 'Adults',
    rent: 'Your rent',
  },
  aMonth: '/month',
  atHome: 'At home',
  onThisPage: 'On this page',
  additionalAreas: 'Additional Areas We Serve:',
  town: 'Town',
  rentMap: {
    people: 'People',
    median: 'Census median rent',
    fair: 'Fair rent, 2 bedrooms',
  },
  rents: {
    heading: 'What a home costs here',
    caption: 'Rents',
    home: 'Home',
    rent: 'Rent a month',
    byShare: 'Income, 30% rule',
    byTimes: 'Income, 3 × rule',
    hours: (wage: string) => `Hours a month at ${wage}`,
    /** Where there is no room for a head above the column. */
    onPhones: {
      byShare: 'Income a month, 30% rule',
      byTimes: 'Income a month, 3 × rule',
      hours: 'Hours of work a month',
    },
    rules: 'The rules',
  },
  rights: {
    notOnFile: 'Not on file yet',
    notNo: 'Not on file is not a no.',
    /** Behind the statute. */
    checked: (day: string) => `, checked ${day}`,
  },
  sources: 'Where most of the figures come from',
  towns: (count: number) => (count === 1 ? '1 town' : `${count} towns`),
  letters: 'Letters',
  showAll: (count: number) => `Show All ${count} Cities`,
  showLess: 'Show Less Cities',
}
