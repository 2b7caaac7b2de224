import { limitedText, wrongPasswordText } from '../refusal-words.ts'

/** What is said to who was asked for the password once more and did not give it. */
export function passwordRefusal({ kind }: { kind: 'wrong-password' | 'limited' }) {
  return kind === 'limited' ? { error: limitedText, status: 429 } : { error: wrongPasswordText, status: 422 }
}
