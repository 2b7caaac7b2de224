export const words = {
  kept: {
    section: 'How long they are kept',
    label: 'Months after closing',
    hint: 'A closed application is erased after so many months, with its timeline. The list of closed ones says a month before how many go.',
  },
  checkout: {
    section: 'Payment after sending',
    label: (program: string) => `Checkout: ${program}`,
    hint: 'The address of a hosted checkout page, starting with https://. Offered after an application was sent, never before; it opens there.',
  },
  question: {
    wording: (question: string) => `Wording: ${question}`,
    wordingHint: 'Left empty, it is asked as above.',
    whether: (question: string) => `Whether: ${question}`,
    ways: {
      optional: 'Asked, may be left empty',
      required: 'Asked, must be answered',
      hidden: 'Not asked',
    },
    neverAsked: 'Our forms never ask for a Social Security, taxpayer, card or bank number.',
  },
}
