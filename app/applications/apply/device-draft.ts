import type { FormName } from '../../site/forms.ts'
import { fieldNames, type Step } from '../application-fields.ts'
import type { Answers } from './answers.ts'
import { isStep } from './steps.ts'

// What was typed stays on this device until it has been sent. A yes is not kept: it is said once, at the end.

export type DeviceDraft = { step: Step; answers: Partial<Answers>; program: string; token: string }

export const keyOf = (form: string) => `application:${form}`

export function recallDraft(form: FormName): DeviceDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const texts = new Map(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    const step = String(texts.get('step') ?? '')
    return {
      step: isStep(step) ? step : 'you',
      answers: Object.fromEntries(
        fieldNames.flatMap((name) => (texts.get(name) ? [[name, texts.get(name)]] : [])),
      ),
      program: String(texts.get('program') ?? ''),
      token: String(texts.get('token') ?? ''),
    }
  } catch {
    return null // private mode, or something else wrote there
  }
}

export function keepDraft(form: FormName, { answers, step, program, token }: DeviceDraft) {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ ...answers, step, program, token }))
  } catch {
    // Storage is full or forbidden: the form works without memory.
  }
}

export function forgetDraft(form: FormName) {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was stored then.
  }
}
