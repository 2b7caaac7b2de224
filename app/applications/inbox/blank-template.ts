import { caseWords } from './case-words.ts'
import type { Template } from './templates.ts'

/** Offered after those of the list, which may be empty. None of theirs has an underscore in its id. */
export const blankTemplate: Template = {
  id: 'blank_mail',
  name: caseWords.en.composer.blank,
  subject: '',
  body: '',
}
