import { fieldIn } from '../../platform/outside-text.ts'
import { onceField } from '../once-field.ts'

const typed = ['words', 'fullName', 'phone', 'email'] as const

/** A tap on the private page that led to nothing, with what was typed before it. */
export type FailedWish = {
  wish: string
  once: string
  texts: Partial<Record<(typeof typed)[number], string>>
}

const maxLength = 2000

export function failedWishFrom(form: FormData): FailedWish {
  const texts = typed.filter((name) => form.has(name)).map((name) => [name, fieldIn(form, name, maxLength)])
  return {
    wish: fieldIn(form, 'wish', 40),
    once: fieldIn(form, onceField, 40),
    texts: Object.fromEntries(texts),
  }
}

/** What an error of the page brings along; null for any other. */
export function failedWishIn(error: unknown): FailedWish | null {
  return error !== null && typeof error === 'object' && 'failedWish' in error
    ? (error.failedWish as FailedWish)
    : null
}

/** Something was typed. */
export function isWritten({ texts }: FailedWish) {
  return Object.keys(texts).length > 0
}
