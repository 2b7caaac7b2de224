import { type Answers, answersFrom, clampStep, noAnswers, type WizardState } from './answers.ts'

// The answers stay on this device: local storage, never a request.
const storageKey = 'qualification'

export function recall(): WizardState | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('step' in stored)) return null
    const form = new FormData()
    const answers = 'answers' in stored && typeof stored.answers === 'object' ? stored.answers : {}
    for (const [name, value] of Object.entries(answers ?? {})) form.append(name, String(value))
    return { step: clampStep(Number(stored.step)), answers: answersFrom(form) }
  } catch {
    return null // private mode, or something else wrote there
  }
}

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
