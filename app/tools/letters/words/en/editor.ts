export const words = {
  fields: {
    name: { label: 'Your name' },
    street: { label: 'Your street and city' },
    contact: { label: 'Your phone or e-mail' },
    company: { label: 'Screening company', hint: 'Name and address, as in the notice' },
    landlord: { label: 'Landlord or manager' },
    home: { label: 'Address of the home' },
    toldOn: { label: 'The day you were told' },
    entry: {
      label: 'Which entry is wrong?',
      hint: 'As the report puts it: court, case number, company, amount',
    },
    year: { label: 'Which year was it?' },
    guarantor: { label: 'Who would be the guarantor?' },
    own: {
      label: 'In your own words',
      hint: 'One to three short sentences. Leave it empty if you like.',
    },
  },
  pickAll: 'Pick all that fit.',
  letter: 'Letter',
  yourLetter: 'Your letter. You can change the words.',
  copied: 'Copied.',
  copyByHand: 'Select all of it and copy it by hand.',
  gaps: (count: number) =>
    `${count === 1 ? 'One gap is' : `${count} gaps are`} still open, in [ ]. Fill them here or with a pen.`,
  noGaps: 'No gaps left. Read it once more, then sign it.',
  full: (most: string) =>
    `A letter has room for ${most} characters. See whether all that you put in is there.`,
  copy: 'Copy the words',
  save: 'Save as text',
  edited: 'You changed the words by hand. They stay as you wrote them.',
  writeAnew: 'Write it anew from my choices',
  pdf: 'For a PDF, press print and pick “Save as PDF”.',
  // Where the page is in another language than the letter; English has no use for them.
  sent: 'The letter that is sent',
  meaning: 'What it says',
  meaningOfEdited: 'What it said before you changed it by hand.',
}
