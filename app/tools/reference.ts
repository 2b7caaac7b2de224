import type { Letter } from './letters/letter.ts'
import type { AllStateRights } from './state-rights.ts'

/** What the tools look up: data, so that it need not be script. */
export type Reference = { states: AllStateRights; letters: readonly Letter[] }

export const referenceAddress = '/tools/reference.json'
