import { readJson, remove, write } from '../../platform/device-store.ts'
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
  return readJson('localStorage', keyOf(form), (stored) => {
    const text = (name: string) => String(Object(stored)[name] ?? '')
    const [step, draft] = [text('step'), text('draft')]
    if (!stored || (link && draft !== link)) return null
    return {
      step: isStep(step) ? step : 'you',
      answers: Object.fromEntries(fieldNames.map((name) => [name, text(name)])),
      program: text('program'),
      token: text('token'),
      draft,
    }
  })
}

/** Whether it is kept: storage may be full or forbidden, and the form works without memory. */
export function keepDraft(form: FormName, { answers, step, program, token, draft }: DeviceDraft) {
  return write('localStorage', keyOf(form), JSON.stringify({ ...answers, step, program, token, draft }))
}

export function forgetDraft(form: FormName) {
  remove('localStorage', keyOf(form))
}
