export const deskKeys = {
  next: { keys: ['j'], label: 'J' },
  previous: { keys: ['k'], label: 'K' },
  approve: { keys: ['a'], label: 'A' },
  reject: { keys: ['r'], label: 'R' },
  moveToPending: { keys: ['m'], label: 'M' },
  select: { keys: ['x'], label: 'X' },
  undo: { keys: ['z'], label: 'Z' },
  search: { keys: ['/'], label: '/' },
  legend: { keys: ['?'], label: '?' },
} as const

export type DeskKey = keyof typeof deskKeys
