import { readJson, remove, write } from '../platform/device-store.ts'
import { type Answers, answersFrom, clampStep, noAnswers, type WizardState } from './answers.ts'

// The answers stay on this device: local storage, never a request.
const storageKey = 'qualification'

export function recall(): WizardState | null {
  return readJson('localStorage', storageKey, (stored) => {
    if (typeof stored !== 'object' || stored === null || !('step' in stored)) return null
    const form = new FormData()
    const answers = 'answers' in stored && typeof stored.answers === 'object' ? stored.answers : {}
    for (const [name, value] of Object.entries(answers ?? {})) form.append(name, String(value))
    return { step: clampStep(Number(stored.step)), answers: answersFrom(form) }
  })
}

export function remember(state: WizardState) {
  write('localStorage', storageKey, JSON.stringify(state))
}

export function forget() {
  remove('localStorage', storageKey)
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
