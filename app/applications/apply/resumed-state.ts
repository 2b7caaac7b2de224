import type { Language } from '../../platform/language.ts'
import type { FormName } from '../../site/forms.ts'
import type { Questions } from '../../site/site.ts'
import { sourcePageOf } from '../../site/source-page.ts'
import { applicationForms, askedFields } from '../application-forms.ts'
import { parseAnswers } from './answers.ts'
import { type ApplyState, emptyState } from './apply-state.ts'
import { programIn } from './posted-form.ts'
import { isStep } from './steps.ts'

type Draft = { form: FormName; answers: Record<string, string> }

/** A draft as the form begins from it; read like something from outside, for the form may have changed since. */
export function resumedState(
  { form, answers }: Draft,
  wishes: Questions,
  { draft, token, language }: { draft: string; token: string; language: Language },
): ApplyState {
  const { step = '', program = '', from = '' } = answers
  const chosen = programIn(form, program) ?? applicationForms[form].programs[0]
  return {
    ...emptyState(form, chosen),
    answers: parseAnswers(answers, askedFields(form, wishes, language), language).answers,
    step: isStep(step) ? step : 'you',
    from: sourcePageOf(from) ?? '',
    draft,
    token,
  }
}
