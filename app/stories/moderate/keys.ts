export const deskKeys = {
  next: { keys: ['j'], label: 'J', words: 'next' },
  previous: { keys: ['k'], label: 'K', words: 'previous' },
  approve: { keys: ['a'], label: 'A', words: 'approve' },
  reject: { keys: ['r'], label: 'R', words: 'reject, with a reason' },
  moveToPending: { keys: ['m'], label: 'M', words: 'move to pending' },
  select: { keys: ['x'], label: 'X', words: 'select' },
  undo: { keys: ['z'], label: 'Z', words: 'undo' },
  search: { keys: ['/'], label: '/', words: 'search' },
  legend: { keys: ['?'], label: '?', words: 'all keys' },
} as const

export type DeskKey = keyof typeof deskKeys
