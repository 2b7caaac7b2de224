export const words = {
  heading: 'Write a letter',
  which: 'Which letter?',
  state: 'Your state',
  stateHint: 'For the size of a deposit.',
  onTheirWay: 'The letters are on their way. Below they stand as plain text.',
  print: 'Print the letter',
  drafts: 'Drafts on this device',
  startAnother: 'Start another',
  none: 'None yet. What you write is kept here until you erase it.',
  /** ‘1. Please look again, to Ms. Reyes’ */
  draft: (id: string, letter: string, receiver: string) =>
    `${id}. ${letter}${receiver ? `, to ${receiver}` : ''}`,
  openNow: 'open now',
  open: 'Open',
  delete: 'Delete',
}
