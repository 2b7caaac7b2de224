import type { InEnglish } from '../platform/language.ts'
import { words as en } from './words/en/machine.ts'

/** How the machine does, line by line. */
export const machineWords: InEnglish<typeof en> = { en }
