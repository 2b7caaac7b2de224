import { fieldIn } from '../../platform/outside-text.ts'

const typed = ['words', 'fullName', 'phone', 'email'] as const

/** A tap on the private page that led to nothing, with what was typed before it. */
export type Unsent = { wish: string; texts: Partial<Record<(typeof typed)[number], string>> }

const maxLength = 2000

export function unsentFrom(form: FormData): Unsent {
  const texts = typed.filter((name) => form.has(name)).map((name) => [name, fieldIn(form, name, maxLength)])
  return { wish: fieldIn(form, 'wish', 40), texts: Object.fromEntries(texts) }
}

/** What an error of the page brings along; null for any other. */
export function unsentIn(error: unknown): Unsent | null {
  return error !== null && typeof error === 'object' && 'unsent' in error ? (error.unsent as Unsent) : null
}

/** Something was typed. */
export function isWritten({ texts }: Unsent) {
  return Object.keys(texts).length > 0
}
