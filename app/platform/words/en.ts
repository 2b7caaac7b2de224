type Day = { month: string; day: number; year: number }

export const words = {
  // Written by hand: the browser's formatters take a cheap phone a tenth of a second to set up.
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: ({ month, day, year }: Day) => `${month} ${day}, ${year}`,
  shortDate: ({ month, day, year }: Day) => `${month.slice(0, 3)} ${day}, ${year}`,
  miles: (miles: string) => (miles === '1' ? '1 mile' : `${miles} miles`),
  /** Before 'District of Columbia'. */
  the: 'the',
  tooLong: (limit: string) => `Please use at most ${limit} characters`,
}
