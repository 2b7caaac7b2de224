import type { ConsentKind } from '../db/vocabulary.ts'

/** What a yes is about: without it there is nothing to say yes to. */
const about: Partial<Record<ConsentKind, 'phone' | 'email'>> = { machine: 'phone', news: 'email' }

/** What is to be written down before such a yes can be given; null when nothing is. */
export function lackedBy(kind: ConsentKind, contact: { phone: string | null; email: string | null }) {
  const address = about[kind]
  return address && !contact[address] ? address : null
}
