/** Every single key, in the order of the legend. */
export const deskKeys = {
  next: 'j',
  previous: 'k',
  approve: 'a',
  reject: 'r',
  moveToPending: 'm',
  select: 'x',
  undo: 'z',
  search: '/',
  legend: '?',
} as const

export type DeskKey = keyof typeof deskKeys
