import { minuteMs } from '../platform/duration.ts'

/** How long the news of a decision waits: longer than it can be taken back. */
export const newsWaitMs = minuteMs
