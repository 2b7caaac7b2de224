/** Every single key of the inbox, in the order of the legend. */
export const inboxKeys = {
  next: { keys: ['j'], label: 'J', words: 'next' },
  previous: { keys: ['k'], label: 'K', words: 'previous' },
  move: { keys: ['s'], label: 'S', words: 'to the next status' },
  note: { keys: ['n'], label: 'N', words: 'write a note' },
  call: { keys: ['c'], label: 'C', words: 'call' },
  mail: { keys: ['m'], label: 'M', words: 'open a mail' },
  followUp: { keys: ['f'], label: 'F', words: 'follow-up' },
  assign: { keys: ['a'], label: 'A', words: 'assign' },
  close: { keys: ['x'], label: 'X', words: 'close, with a reason' },
  undo: { keys: ['z'], label: 'Z', words: 'undo' },
  search: { keys: ['/'], label: '/', words: 'search' },
  legend: { keys: ['?'], label: '?', words: 'all keys' },
} as const

export type InboxKey = keyof typeof inboxKeys
