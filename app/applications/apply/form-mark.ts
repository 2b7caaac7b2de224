import { shortHash } from '../../platform/short-hash.ts'
import type { FormName } from '../../site/forms.ts'
import type { Site } from '../../site/site.ts'
import { askedFields } from '../application-forms.ts'
import { consentsIn } from '../consents.ts'

type Asking = Pick<Site, 'brand' | 'language' | 'questions'>

/**
 * Stands for what a form asks, and for the words of every box. The form sends it back: a page that was open while these,
 * or the name of the company, changed shows others, and nobody has agreed to what they did not read.
 */
export function formMark({ brand, language, questions }: Asking, form: FormName) {
  const words = Object.values(consentsIn(language, form)).map(({ wording }) => wording(brand))
  const asked = askedFields(form, questions, language).map(({ name, isRequired }) => [name, isRequired])
  return shortHash(JSON.stringify([words, asked]))
}
