import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import { cleanText, isFilled } from '../../platform/clean-text.ts'
import { fieldIn, isTooLong, tooLongWords } from '../../platform/outside-text.ts'
import { applicationAnswered } from '../apply/application-mails.ts'
import { idOfForm } from '../once.server.ts'
import { findApplication } from '../queries.server.ts'
import { answerField, maxAnswer } from './answer-field.ts'
import { answerApplication } from './answer-queries.server.ts'
import { caseWords } from './case-words.ts'
import type { AnswerDraft } from './inbox-view.ts'
import type { SiteIn } from './load-inbox.server.ts'
import { readUntilOf } from './read-until.ts'

type Refused = { answer: AnswerDraft }

/** What was done, in the words of an outcome, or 'gone'; an answer that cannot stand on the private page comes back as it was typed. */
export async function writeAnswer(
  database: Database,
  { siteIn, canMail }: { siteIn: SiteIn; canMail: boolean },
  id: string,
  form: FormData,
  by: Actor,
) {
  const typed = fieldIn(form, answerField, maxAnswer)
  const words = cleanText(typed)
  const { answer: said } = caseWords.en
  const refused = (error: string): Refused => ({ answer: { words, error } })
  const application = await findApplication(database.db, id)
  if (!application) return 'gone'
  if (!isFilled(words)) return refused(said.missing)
  // Never cut: half an answer is not what somebody has read before sending it.
  if (isTooLong(maxAnswer, typed, words)) return refused(tooLongWords(maxAnswer))
  const notice = canMail
    ? applicationAnswered(await siteIn(application.language), application.reference)
    : null
  const event = idOfForm(form, id, answerField, words)
  const done = await answerApplication(
    database,
    id,
    { event, readUntil: readUntilOf(form), words, notice },
    by,
  )
  if (done) return done
  return (await findApplication(database.db, id)) ? refused(said.noYes) : 'gone'
}
