import type { FormName } from '../../site/forms.ts'
import { fieldNames, type Step } from '../application-fields.ts'
import type { Answers } from './answers.ts'
import { isStep } from './steps.ts'

// What was typed stays on this device until the page after it was sent has arrived. A yes is not kept: it is said once, at the end.

export type DeviceDraft = {
  step: Step
  answers: Partial<Answers>
  program: string
  token: string
  /** The key of the mailed link the form was opened by. */
  draft: string
}

export const keyOf = (form: string) => `application:${form}`

/** Behind a mailed link only what was typed behind the same link. */
export function recallDraft(form: FormName, link: string): DeviceDraft | null {
  try {
    const stored: Record<string, unknown> | null = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')
    const text = (name: string) => String(stored?.[name] ?? '')
    const [step, draft] = [text('step'), text('draft')]
    if (!stored || (link && draft !== link)) return null
    return {
      step: isStep(step) ? step : 'you',
      answers: Object.fromEntries(fieldNames.map((name) => [name, text(name)])),
      program: text('program'),
      token: text('token'),
      draft,
    }
  } catch {
    return null // private mode, or something else wrote there
  }
}

/** Whether it is kept: storage may be full or forbidden, and the form works without memory. */
export function keepDraft(form: FormName, { answers, step, program, token, draft }: DeviceDraft) {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ ...answers, step, program, token, draft }))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(form: FormName) {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was stored then.
  }
}
