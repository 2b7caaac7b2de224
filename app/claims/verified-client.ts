import { claimWords } from './words.ts'

/** Stands on a story that came by a client's own link, and on no other. */
export const verifiedLabel = claimWords.en.verified.label
export const verifiedMeaning = claimWords.en.verified.meaning
