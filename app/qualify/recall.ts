import { answersFrom, clampStep, type WizardState } from './answers.ts'

// The answers stay on this device: local storage, never a request.
export const storageKey = 'qualification'

/** What the wizard keeps, for the wizard and for our forms: apart from the rest, which no form needs. */
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
