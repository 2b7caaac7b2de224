import type { Program } from '../../claims/costs.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import type { FormName } from '../../site/forms.ts'
import { fieldNames, type Step } from '../application-fields.ts'
import { applicationForms } from '../application-forms.ts'
import {
  draftField,
  formTokenField,
  fromField,
  honeypotField,
  markField,
  parseYes,
  programField,
  yesField,
} from './answers.ts'
import { isStep } from './steps.ts'

/** What somebody wants next: a step by its name, or one of these. */
export type Go = 'next' | 'back' | 'send' | 'save' | Step

export type PostedForm = ReturnType<typeof readPosted>

const maxTexts = 20
const maxFieldLength = 2000
const maxHiddenLength = 300

/** One posted form; every text is cut before anything looks at it, and what we do not know is not read. */
export function readPosted(form: FormData, name: FormName) {
  const hidden = (field: string) => fieldIn(form, field, maxHiddenLength)
  const step = hidden('step')
  const lists = (field: string) =>
    form
      .getAll(field)
      .slice(0, maxTexts)
      .map((value) => (typeof value === 'string' ? value.slice(0, maxHiddenLength) : ''))
  const fields = fieldNames.map((field) => [
    field,
    field === 'challenges' ? lists(field).join(',') : fieldIn(form, field, maxFieldLength),
  ])
  return {
    fields: Object.fromEntries(fields) as Record<string, string>,
    program: programIn(name, hidden(programField)),
    yes: parseYes(lists(yesField)),
    step: isStep(step) ? step : ('you' as Step),
    go: goOf(hidden('go')),
    token: hidden(formTokenField),
    honeypot: hidden(honeypotField),
    from: hidden(fromField),
    draft: hidden(draftField),
    mark: hidden(markField),
  }
}

function goOf(text: string): Go {
  if (text === 'back' || text === 'send' || text === 'save' || isStep(text)) return text
  return 'next'
}

/** One of those this form offers; null where none was chosen yet. */
export function programIn(name: FormName, text: string): Program | null {
  return applicationForms[name].programs.find((program) => program === text) ?? null
}
