import { isProgram } from '../claims/programs.ts'
import { isFormName } from '../site/forms.ts'
import { sourcePageOf } from '../site/source-page.ts'
import type { CountedPath } from './counted-name.ts'
import { type FormStep, isFormStep } from './form-step.ts'

export type ReportedStep = { step: FormStep; page: string; program: string }

/**
 * What a form of ours sends: `e` how far it came, `f` which form, `from` the page it was opened from, and `program`
 * the one it shows. All else is refused.
 */
export function parseReportedStep(form: FormData, countedPath: CountedPath): ReportedStep | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const [step, name, program] = [text('e'), text('f'), text('program')]
  if (!isFormStep(step) || !isFormName(name) || !isProgram(program)) return null
  return { step, program, page: formPage(name, text('from'), countedPath) }
}

/** The name of the page a form was opened from; a form that was opened by itself is its own. */
export function formPage(form: string, from: string, countedPath: CountedPath): string {
  const page = sourcePageOf(from)
  return (page && countedPath(page)) || `/forms/${form}`
}
