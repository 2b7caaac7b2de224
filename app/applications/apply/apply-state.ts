import type { Program } from '../../claims/costs.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import type { FormName } from '../../site/forms.ts'
import type { Step } from '../application-fields.ts'
import { type AnswerErrors, type Answers, noAnswers } from './answers.ts'

/** A form on its way: what the server answers each posted step with, and what the island begins from. */
export type ApplyState = {
  form: FormName
  step: Step
  answers: Answers
  program: Program
  yes: ConsentKind[]
  errors: AnswerErrors
  /** A message that belongs to no field. */
  message: string
  /** Good news that belongs to no field. */
  notice: string
  /** Empty on the first page, which is kept for everybody. */
  token: string
  /** The page one came from. */
  from: string
  /** What of the step was filled in from that page. */
  filledIn: string[]
  draft: string
}

export function emptyState(form: FormName, program: Program): ApplyState {
  return {
    form,
    step: 'you',
    answers: noAnswers,
    program,
    yes: [],
    errors: {},
    message: '',
    notice: '',
    token: '',
    from: '',
    filledIn: [],
    draft: '',
  }
}
