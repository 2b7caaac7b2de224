export const words = {
  vouchersRefused: {
    title: 'Vouchers refused where the law protects them',
    why: 'In these places a renter may not be turned away for paying with a voucher. Cities may be stricter, and places that are not listed are not on file: that does not mean they allow it.',
    todo: 'Take the refusal off for these places, or get a lawyer’s word that it does not reach you and note it here.',
  },
  noFairHousingMark: {
    title: 'Pages without the equal housing mark',
    why: 'Whoever helps people find homes says on every page that everybody is helped alike.',
    todo: 'Bring the mark and its sentence back to the foot of these pages.',
  },
  wordsThatExclude: {
    title: 'Words that exclude people',
    why: 'No sentence about homes may prefer or exclude people for their race, color, religion, sex, disability, family or origin, not even in an article.',
    todo: 'Take the words out.',
  },
  stateLaws: 'State laws on source of income, each named above with its statute',
  mend: { vouchers: 'Change the vouchers', home: 'See the home page', articles: 'Open the articles' },
  found: { state: (name: string) => `${name}:` },
}
