import { incomeBands } from '../../qualify/questions.ts'
import { callHref, type Questions, type Site } from '../../site/site.ts'
import { vouchersOnForm } from '../../site/vouchers.ts'
import { applicationForms } from '../application-forms.ts'
import { consentsIn, textFirstWords } from '../consents.ts'
import type { ApplyState } from './apply-state.ts'
import { formMark } from './form-mark.ts'
import { programCosts } from './program-costs.ts'
import type { ProgramCosts } from './slip.ts'
import type { Choices } from './step-fields.tsx'
import type { Wording } from './your-yes.tsx'

export type ApplyProps = {
  state: ApplyState
  wishes: Questions
  costs: ProgramCosts[]
  incomes: Choices
  wordings: Wording[]
  /** Of the form as it is now. */
  mark: string
  /** For who asked to be texted first. */
  forText: string
  /** Where the programs do not work with housing vouchers. */
  vouchers: string
  isFramed: boolean
  /** Whether a link to go on elsewhere can be mailed. */
  canMail: boolean
  /** Where it is posted, if not to the page it stands on. */
  action?: string
  phone: string
  phoneHref: string
}

type View = Pick<ApplyProps, 'isFramed' | 'canMail' | 'action'>

/** What the island is given: words everyone may read, and what this person has typed. */
export function applyProps(site: Site, state: ApplyState, view: View): ApplyProps {
  const { claims, brand, phone, questions, language } = site
  const consents = consentsIn(language, state.form)
  const kinds = ['contact', 'machine', 'news'] as const
  return {
    state,
    wishes: questions,
    costs: programCosts(site, applicationForms[state.form].programs),
    incomes: incomeBands(claims.incomeLow, claims.incomeHigh, language),
    wordings: kinds.map((kind) => {
      const { label, wording, isNeeded } = consents[kind]
      return { kind, label, wording: wording(brand), isNeeded }
    }),
    mark: formMark(site, state.form),
    forText: textFirstWords(language),
    vouchers: vouchersOnForm(site),
    ...view,
    phone,
    phoneHref: callHref(site),
  }
}
