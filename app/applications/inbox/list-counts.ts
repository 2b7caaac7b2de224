import type { ListName } from './application-list.ts'

/** How many each list holds, and how many of the new have waited for over a day with nobody in touch. */
export type ListCounts = Record<ListName | 'waiting', number>
