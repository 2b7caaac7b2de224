import type { InboxKey } from '../../inbox/keys.ts'

/** What each key does, for the legend. */
export const words: Record<InboxKey, string> = {
  next: 'next',
  previous: 'previous',
  move: 'to the next status',
  note: 'write a note',
  call: 'call',
  mail: 'open a mail',
  followUp: 'follow-up',
  assign: 'assign',
  close: 'close, with a reason',
  undo: 'undo',
  search: 'search',
  legend: 'all keys',
}
