import type { Language } from '../../platform/language.ts'
import { territoryWords } from '../../platform/territory-words.ts'
import { territoryIn } from '../../platform/us-territories.ts'
import type { AskedField } from '../application-forms.ts'
import { parseAnswers } from './answers.ts'
import { replyWords } from './reply-words.ts'

/** What the form judges, and what only the server does: the form is as large as it may be. */
export function judgeAnswers(
  fields: Partial<Record<string, string>>,
  asked: readonly AskedField[],
  language: Language,
) {
  const judged = parseAnswers(fields, asked, language)
  const territory = territoryIn(judged.answers.place)
  if (territory) judged.errors.place ??= replyWords[language].territory(territoryWords[language][territory])
  return judged
}
