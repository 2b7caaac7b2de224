import type { Gravity, Law, Link, Spot } from './rule.ts'

/** Why something stays as it is: who decided it, and on what day. */
export type Note = { reason: string; actor: string; createdAt: Date }

/** A rule that found something, as the page shows it. */
export type Finding = {
  id: string
  title: string
  gravity: Gravity
  law: Law
  why: string
  todo: string
  mend: Link
  spots: Spot[]
  /** Of what was found: a note holds for exactly this. */
  mark: string
  note: Note | null
  /** Whether the note is about what was found now; else it was written before something changed. */
  isDecided: boolean
}

export type Counts = Record<Gravity, number> & { decided: number }

export function countsOf(findings: Finding[]): Counts {
  const open = (gravity: Gravity) =>
    findings.filter((finding) => !finding.isDecided && finding.gravity === gravity).length
  const decided = findings.filter(({ isDecided }) => isDecided).length
  return { stop: open('stop'), first: open('first'), later: open('later'), decided }
}
