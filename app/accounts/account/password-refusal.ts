import { limitedRefusal, refusalWords } from '../refusal-words.ts'
import type { PasswordRefusal } from './with-password.server.ts'

/** What is said to who was asked for the password once more and did not give it. */
export function passwordRefusal(refusal: PasswordRefusal) {
  return refusal.kind === 'limited'
    ? { error: limitedRefusal(refusal.retryAfterSeconds), status: 429 }
    : { error: refusalWords.en.wrongPassword, status: 422 }
}
