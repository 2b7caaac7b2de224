import type { ListName } from './application-list.ts'

/** How many each list holds, and how many of the new have waited for over a day. */
export type ListCounts = Record<ListName | 'waiting', number>

/** Counted no further: a million lines would have to be read for a number nobody needs. */
export const countedTo = 999

export function countWords(count: number) {
  return count > countedTo ? `${countedTo}+` : String(count)
}
