export const words = {
  label: 'Free help',
  toldNo: {
    headline: 'Told no? Your next three steps',
    line: 'What to ask for, by which day, and the letters.',
  },
  letters: {
    headline: 'Letters, ready to send',
    line: 'Ask for your report. Say what is wrong. Ask to be looked at again.',
  },
  budget: {
    headline: 'What will it cost to move in?',
    line: 'The cash for day one, and what is left each month.',
  },
  checklist: {
    headline: 'The papers to have ready',
    line: 'By your situation. Tick them, print them, hand them over.',
  },
}
