import { figures } from './words.ts'

/** `isOld`: HUD has newer figures by now. */
export function howWeCount(isOld: boolean) {
  const newer = isOld ? ` HUD has newer ones by now; they are not on file here yet.` : ''
  return [
    {
      term: 'Fair rent',
      text: `What HUD, the federal housing department, reckons a modest home costs a month with utilities, by its number of bedrooms. The figures are those of ${figures.years}.${newer} Homes on offer cost less or more.`,
    },
    {
      term: 'The 30% rule',
      text: 'Rent and utilities together take no more than 30% of income before tax. A rule of thumb, no law.',
    },
    {
      term: 'The 3 × rule',
      text: 'Many landlords ask for an income of three times the rent. Some ask for less, some for more.',
    },
    {
      term: 'Left over',
      text: 'What remains each month of the sum for rent. A longer drive to work comes out of it.',
    },
    {
      term: 'Miles',
      text: 'From the middle of one town to the middle of the other, in a straight line. The road is longer.',
    },
    { term: 'Not on file', text: 'A town without a fair rent is left out. We do not guess.' },
  ]
}
