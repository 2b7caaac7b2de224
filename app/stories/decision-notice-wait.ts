import { minuteMs } from '../platform/duration.ts'

/** How long the notice of a decision waits: longer than it can be taken back. */
export const noticeWaitMs = minuteMs
