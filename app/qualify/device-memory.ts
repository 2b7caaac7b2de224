import { type Answers, answersFrom, noAnswers, type WizardState } from './answers.ts'
import { storageKey } from './recall.ts'

export function remember(state: WizardState) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // Storage is full or forbidden: the wizard works without memory.
  }
}

export function forget() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored then.
  }
}

/** What was typed on the server's form before the island woke must not be lost. */
export function typedBefore(form: HTMLFormElement | null): Partial<Answers> {
  if (!form) return {}
  const typed = answersFrom(new FormData(form))
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value.length > 0))
}

export function merge(stored: Answers, typed: Partial<Answers>): Answers {
  return { ...noAnswers, ...stored, ...typed }
}
