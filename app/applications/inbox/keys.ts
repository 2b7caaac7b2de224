/** Every single key of the inbox, in the order of the legend. */
export const inboxKeys = {
  next: 'j',
  previous: 'k',
  move: 's',
  note: 'n',
  call: 'c',
  mail: 'm',
  followUp: 'f',
  assign: 'a',
  close: 'x',
  undo: 'z',
  search: '/',
  legend: '?',
} as const

export type InboxKey = keyof typeof inboxKeys
