import type { InEnglish } from '../platform/language.ts'
import { waitingWords } from '../platform/waiting-words.ts'
import { type PasswordProblem, passwordLimits } from './password-rules.ts'
import { words as en } from './words/en/refusals.ts'

/** Why somebody may not come in, or may not have that password. */
export const refusalWords: InEnglish<typeof en> = { en }

export function newPasswordRefusal(problem: PasswordProblem) {
  return refusalWords.en.newPassword[problem](passwordLimits[problem])
}

export function limitedRefusal(retryAfterSeconds: number) {
  return refusalWords.en.limited(waitingWords(retryAfterSeconds))
}
