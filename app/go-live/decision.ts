import { fieldIn, isTooLong, tooLongWords, trimmed } from '../platform/outside-text.ts'
import type { Finding } from './finding.ts'
import { goLiveWords } from './go-live-words.ts'

const maxReasonLength = 1000

/** A note as it was written, and what is wrong with it. */
export type Refused = { rule: string; reason: string; error: string }

export type Decision =
  | { kind: 'decided'; finding: Finding; reason: string }
  | { kind: 'refused'; refused: Refused }
  /** Mended meanwhile, or something else was found than what the owner saw. */
  | { kind: 'mended' }
  | { kind: 'changed' }

/** Nobody decides about what they did not see. */
export function decide(form: FormData, findings: Finding[]): Decision {
  const written = (name: string) => trimmed(fieldIn(form, name, maxReasonLength))
  const [rule, mark, reason] = [written('rule'), written('mark'), written('reason')]
  const finding = findings.find(({ id }) => id === rule)
  if (!finding) return { kind: 'mended' }
  const refuse = (error: string): Decision => ({ kind: 'refused', refused: { rule, reason, error } })
  if (!reason) return refuse(goLiveWords.en.decide.noReason)
  if (isTooLong(maxReasonLength, reason)) return refuse(tooLongWords(maxReasonLength))
  return finding.mark === mark ? { kind: 'decided', finding, reason } : { kind: 'changed' }
}
