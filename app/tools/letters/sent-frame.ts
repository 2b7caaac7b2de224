// Written by hand: the months of platform/words are Spanish on a Spanish page.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** What stands around the sentences of a letter as it is sent: in English, whatever the language of the page. */
export const frame = {
  /** In a gap, while it is empty. */
  gaps: {
    name: 'your name',
    street: 'your street and city',
    contact: 'your phone or e-mail',
    company: 'the company, from the notice you got',
    landlord: 'the landlord’s name',
    home: 'address of the home',
    toldOn: 'the day you were told',
    entry: 'the entry, as the report puts it',
    year: 'the year',
    guarantor: 'the name of the guarantor',
    own: '',
    today: 'today’s date',
  },
  /** Below it is room to sign. */
  leave: 'Thank you,',
  enclosed: (papers: string) => `Enclosed: ${papers}`,
  day: (year: number, month: number, day: number) => `${months[month - 1]} ${day}, ${year}`,
}
