import { backOff } from '../platform/back-off.ts'
import { minuteMs } from '../platform/duration.ts'

/** Within two days. */
const schedule = backOff([0.5, 5, 30, 120, 300, 600, 840, 960])
export const { maxTries, nextTry } = schedule

/** A try takes no longer. A process that is killed meanwhile only delays the delivery by this. */
export const claimMs = 2 * minuteMs

export const longestWaitsMs = schedule.longestWaitsMs(claimMs)
