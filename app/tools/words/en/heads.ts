export const words = {
  toldNo: {
    name: 'Told no?',
    heading: 'Told no? Your next steps.',
    lead: 'A no is one landlord on one day. You have rights now that you did not have yesterday. Some of them end on a date.',
    description:
      'What to do after a landlord says no: what to ask for, by which day, whom to write to, and the letters. Free, on your own device.',
  },
  letters: {
    name: 'Letters',
    heading: 'Letters, ready to send.',
    lead: 'Pick a letter. Add a few words of your own. Print it, sign it, send it.',
    description:
      'Free letters for renters: ask for your screening report, dispute an entry, explain an eviction, ask a landlord to look again.',
  },
  budget: {
    name: 'Move-in budget',
    heading: 'What will it cost to move in?',
    lead: 'The cash you need on day one, and what is left each month after that.',
    description: 'The cash for day one and month by month, for your town. Free, on your own device.',
  },
  checklist: {
    name: 'Papers checklist',
    heading: 'The papers to have ready.',
    lead: 'Tick what you have. Print the list, or hand it to a case worker.',
    description: 'The papers a landlord asks for, by your situation. Tick them, print them. Free.',
  },
  onDevice: 'Free. What you pick or type stays on this device. It is not sent to us or to anyone.',
  notLegalAdvice: 'Not legal advice.',
  noNetwork: { title: 'No network', pages: 'These pages work without one:' },
}
