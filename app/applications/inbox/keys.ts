import { keyWords } from './key-words.ts'

const words = keyWords.en

/** Every single key of the inbox, in the order of the legend. */
export const inboxKeys = {
  next: { keys: ['j'], label: 'J', words: words.next },
  previous: { keys: ['k'], label: 'K', words: words.previous },
  move: { keys: ['s'], label: 'S', words: words.move },
  note: { keys: ['n'], label: 'N', words: words.note },
  call: { keys: ['c'], label: 'C', words: words.call },
  mail: { keys: ['m'], label: 'M', words: words.mail },
  followUp: { keys: ['f'], label: 'F', words: words.followUp },
  assign: { keys: ['a'], label: 'A', words: words.assign },
  close: { keys: ['x'], label: 'X', words: words.close },
  undo: { keys: ['z'], label: 'Z', words: words.undo },
  search: { keys: ['/'], label: '/', words: words.search },
  legend: { keys: ['?'], label: '?', words: words.legend },
} as const

export type InboxKey = keyof typeof inboxKeys
