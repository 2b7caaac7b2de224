import { refusalWords } from '../refusal-words.ts'

/** What is said to who was asked for the password once more and did not give it. */
export function passwordRefusal({ kind }: { kind: 'wrong-password' | 'limited' }) {
  const { limited, wrongPassword } = refusalWords.en
  return kind === 'limited' ? { error: limited, status: 429 } : { error: wrongPassword, status: 422 }
}
