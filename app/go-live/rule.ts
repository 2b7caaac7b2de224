import type { Facts } from './facts.ts'

/** stop: mend it before anybody sees the site. first: before opening. later: it can wait. */
export const gravities = ['stop', 'first', 'later'] as const
export type Gravity = (typeof gravities)[number]

export type Link = { label: string; href: string }

/** What stands behind a rule: a law with the place where it can be read, or a promise of our own. */
export type Law = { cite: string; href?: string }

/** One thing that was found, and where. Nothing in it may change by itself: it is what a note is about. */
export type Spot = { text: string; places: Link[] }

export type Rule = {
  /** Kept with notes and in the audit log: never given to another rule. */
  id: string
  title: string
  gravity: Gravity
  law: Law
  /** Why it matters, for somebody who never heard of the law. */
  why: string
  todo: string
  /** Where it is mended. */
  mend: Link
  find(facts: Facts): Spot[]
}
