import { type FormName, forms, isFormName } from '../site/forms.ts'
import type { Site } from '../site/site.ts'

/** The forms that no third party hosts: our own answer. */
export function ownForms({ forms: connected }: Site): FormName[] {
  return Object.keys(forms)
    .filter(isFormName)
    .filter((name) => !connected[name].address && !connected[name].script)
}
