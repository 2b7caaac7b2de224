import type { Program } from '../claims/costs.ts'
import type { Language } from '../platform/language.ts'
import type { FormName } from '../site/forms.ts'
import type { Questions } from '../site/site.ts'
import { type FieldName, fieldIn, fieldNames, type WordedField } from './application-fields.ts'

type ApplicationForm = {
  /** The first is chosen unless the page one came from speaks of another; with one alone nothing is asked. */
  programs: readonly [Program, ...Program[]]
  /** In the order of the fields; the step of each stands with the field. */
  asks: readonly FieldName[]
}

/** Of the kit alone one can order a part. */
const questions = fieldNames.filter((name) => name !== 'kitPart')
/** Left out in the frames of other pages, which are 600 px high. */
const framed = questions.filter((name) => name !== 'reachWhen')

const anyProgram = ['funding', 'fullService', 'performance', 'corporate', 'kit'] as const

/** Our own forms, by the names of the addresses they answer. */
export const applicationForms: Record<FormName, ApplicationForm> = {
  funding: { programs: anyProgram, asks: questions },
  preapproval: { programs: anyProgram, asks: questions },
  signup: { programs: ['fullService'], asks: framed },
  'diy-order': {
    programs: ['kit'],
    asks: [
      ...(['fullName', 'phone', 'email', 'reachBy'] as const),
      ...(['kitPart', 'place', 'adults', 'moveIn'] as const),
      ...(['challenges', 'words'] as const),
    ],
  },
  corporate: { programs: ['corporate'], asks: framed },
  'city-application': { programs: anyProgram, asks: framed },
}

export type AskedField = WordedField & { isRequired: boolean }

/** The questions of a form as the owner has them. What nobody can answer without stays, whatever was wished. */
export function askedFields(form: FormName, wishes: Questions, language: Language): AskedField[] {
  return applicationForms[form].asks.flatMap((name) => {
    const field = fieldIn(language, name)
    const wish = wishes[name] ?? {}
    if (wish.isHidden && field.mayHide) return []
    const isRequired = field.isAlwaysRequired === true || (field.mayHide && wish.isRequired === true)
    return [{ ...field, isRequired, label: wish.label || field.label }]
  })
}
