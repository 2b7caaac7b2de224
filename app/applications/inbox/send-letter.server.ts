import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import { cutFieldIn, fieldIn, isTooLong, tooLongWords, trimmed } from '../../platform/outside-text.ts'
import { idOfForm } from '../once.server.ts'
import { findApplication } from '../queries.server.ts'
import { caseWords } from './case-words.ts'
import { mailApplication } from './contact-queries.server.ts'
import type { MailDraft } from './inbox-view.ts'
import { letterLimits } from './letter-limits.ts'
import { readUntilOf } from './read-until.ts'

/** What was typed, with what is wrong with it. */
type RefusedLetter = Required<Pick<MailDraft, 'subject' | 'body' | 'errors'>>

/**
 * What was done, in the words of an outcome, or 'gone'; a letter that cannot be sent as it was typed. Without a mail
 * server none can: the queue would erase its words, and the applicant would count as answered.
 */
export async function sendLetter(
  database: Database,
  { site, canMail }: { site: MailSite; canMail: boolean },
  id: string,
  form: FormData,
  by: Actor,
): Promise<'mail' | 'demo-mail' | 'no-mail' | 'gone' | RefusedLetter> {
  const { subject, body, errors } = readLetter(form)
  const application = await findApplication(database.db, id)
  if (!application) return 'gone'
  if (Object.keys(errors).length > 0) return { subject, body, errors }
  if (!canMail && !application.is_demo)
    return { subject, body, errors: { body: caseWords.en.letter.notSetUp } }
  const words = composeMail(site, subject, paragraphsOf(body), application.language)
  const template = cutFieldIn(form, 'template', 60)
  const event = idOfForm(form, id, template, subject, body)
  const readUntil = readUntilOf(form)
  const sent = await mailApplication(database, id, { event, readUntil, template, ...words }, by)
  if (!sent) return (await findApplication(database.db, id)) ? 'no-mail' : 'gone'
  return application.is_demo ? 'demo-mail' : 'mail'
}

function readLetter(form: FormData): RefusedLetter {
  const errors: RefusedLetter['errors'] = {}
  const read = (name: keyof typeof letterLimits) => {
    const limit = letterLimits[name]
    const typed = fieldIn(form, name, limit)
    const text = trimmed(typed)
    if (!text) errors[name] = caseWords.en.letter.missing
    // Never cut: half a letter is not what somebody has read before sending it.
    if (isTooLong(limit, typed, text)) errors[name] = tooLongWords(limit)
    return text
  }
  const [subject, body] = [read('subject'), read('body')]
  return { subject, body, errors }
}

/** Blank lines part paragraphs; every other line stays a line. */
function paragraphsOf(body: string) {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines }))
}
