import type { FormName } from '../../site/forms.ts'
import type { Filled } from './answers.ts'
import type { ApplicationLimits } from './application-limits.server.ts'

/** A form whose answers have passed. */
export type SentApplication = Filled & {
  form: FormName
  formToken: string
  honeypot: string
  /** Of the place that was written, where it can be read. */
  stateCode: string | null
  /** The page the form was opened from, where it is one of ours. */
  sourcePage: string | null
  /** The link it was continued with. */
  draft: string
  limits: ApplicationLimits
  /** Whether the numbers may know of it. */
  isCounted: boolean
}
