import { backOff } from '../platform/back-off.ts'

/** Within two days. */
export const { maxTries, nextTry } = backOff([0.5, 5, 30, 120, 300, 600, 840, 960])
