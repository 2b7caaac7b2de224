import { newId } from '../../db/uuid.ts'
import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { newToken } from '../../platform/secret-token.server.ts'
import type { FormName } from '../../site/forms.ts'
import type { ApplicationIntake } from '../context.ts'
import { resumeLink } from '../private/private-link.ts'
import { hashToken } from '../private/token.server.ts'
import { mayMail } from './announce.server.ts'
import { draftKept } from './application-mails.ts'
import { type DraftAnswers, draftEnd, insertDraft } from './draft-queries.server.ts'
import { draftUntil } from './draft-until.ts'

/** What was written so far, kept for another device; its link goes out by mail and is shown nowhere. */
export async function keepDraft(
  { database, secret, site }: ApplicationIntake,
  {
    form,
    answers,
    email,
    network,
  }: { form: FormName; answers: DraftAnswers; email: string; network: string },
  now: Date,
): Promise<'kept' | 'enough-mails'> {
  if (!(await mayMail(database.db, secret, { email, network }, now, 'application-draft')))
    return 'enough-mails'
  const token = newToken()
  const tokenHash = hashToken('draft', token) ?? ''
  const until = draftUntil(draftEnd(now, site.timeZone), site)
  const words = draftKept(site, resumeLink(site, token), until)
  await database.change([mailTag], async (trx) => {
    const id = newId()
    const draft = { id, tokenHash, form, language: site.language, answers, email }
    await insertDraft(trx, draft, now, site.timeZone)
    await queueMail(trx, { id, kind: 'application-draft', to: email, ...words })
  })
  return 'kept'
}
