import type { Program } from '../claims/costs.ts'
import type { FormName } from '../site/forms.ts'
import type { Questions } from '../site/site.ts'
import { type ApplicationField, applicationFields, type FieldName, fieldNames } from './application-fields.ts'

type ApplicationForm = {
  heading: string
  intro: string
  /** The first is chosen unless the page one came from speaks of another; with one alone nothing is asked. */
  programs: readonly [Program, ...Program[]]
  /** In the order of the fields; the step of each stands with the field. */
  asks: readonly FieldName[]
}

/** Left out in the frames of other pages, which are 600 px high. */
const framed = fieldNames.filter((name) => name !== 'reachWhen')

const anyProgram = ['funding', 'fullService', 'performance', 'corporate', 'kit'] as const
const payLater = 'You pay nothing on this page. We call before anything costs money.'

/** Our own forms, by the names of the addresses they answer. */
export const applicationForms: Record<FormName, ApplicationForm> = {
  funding: {
    heading: 'Apply in four short steps',
    intro: `About five minutes. ${payLater}`,
    programs: anyProgram,
    asks: fieldNames,
  },
  preapproval: {
    heading: 'Ask for a pre-approval',
    intro: `About four minutes. ${payLater}`,
    programs: anyProgram,
    asks: fieldNames,
  },
  signup: {
    heading: 'Sign up for full service',
    intro: `About four minutes. ${payLater}`,
    programs: ['fullService'],
    asks: framed,
  },
  'diy-order': {
    heading: 'Order the do-it-yourself kit',
    intro: `About two minutes. ${payLater}`,
    programs: ['kit'],
    asks: ['fullName', 'phone', 'email', 'reachBy', 'place', 'adults', 'moveIn', 'challenges', 'words'],
  },
  corporate: {
    heading: 'Enroll in the Corporate Lease Program',
    intro: `About four minutes. ${payLater}`,
    programs: ['corporate'],
    asks: framed,
  },
  'city-application': {
    heading: 'Apply from here',
    intro: `Four short steps. ${payLater}`,
    programs: anyProgram,
    asks: framed,
  },
}

export type AskedField = ApplicationField & { name: FieldName; isRequired: boolean }

/** The questions of a form as the owner has them. What nobody can answer without stays, whatever was wished. */
export function askedFields(form: FormName, wishes: Questions): AskedField[] {
  return applicationForms[form].asks.flatMap((name) => {
    const field: ApplicationField = applicationFields[name]
    const wish = wishes[name] ?? {}
    if (wish.isHidden && field.mayHide) return []
    const isRequired = field.isAlwaysRequired === true || (field.mayHide && wish.isRequired === true)
    return [{ ...field, name, isRequired, label: wish.label || field.label }]
  })
}
