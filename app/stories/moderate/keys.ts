/** Every single key, in the order of the legend. */
export const moderationKeys = {
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

export type ModerationKey = keyof typeof moderationKeys
