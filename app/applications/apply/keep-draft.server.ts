import { mailTag, queueMail } from '../../mail/queue-queries.server.ts'
import { readFormToken } from '../../platform/form-token.server.ts'
import { keyedHash } from '../../platform/keyed-hash.server.ts'
import type { FormName } from '../../site/forms.ts'
import type { ApplicationIntake } from '../context.ts'
import { dropDraftMail } from '../forget-queries.server.ts'
import { resumeLink } from '../private/private-link.ts'
import { hashToken } from '../private/token.server.ts'
import { mayMail } from './announce.server.ts'
import type { ApplicationLimits } from './application-limits.server.ts'
import { draftKept } from './application-mails.ts'
import { type DraftAnswers, draftEnd, insertDraft, isJustMailed } from './draft-queries.server.ts'
import { draftUntil } from './draft-until.ts'

type KeptDraft = {
  form: FormName
  answers: DraftAnswers
  email: string
  formToken: string
  limits: Pick<ApplicationLimits, 'network' | 'countDraft'>
}

/** What was written so far, kept for another device; its link goes out by mail and is shown nowhere. */
export async function keepDraft(
  { database, secret, site }: ApplicationIntake,
  { form, answers, email, formToken, limits }: KeptDraft,
  now: Date,
): Promise<'kept' | 'enough-mails' | { retryAfterSeconds: number }> {
  const token = linkToken(secret, { form, answers, email, key: readFormToken(secret, formToken, now).key })
  const tokenHash = hashToken('draft', token) ?? ''
  // A retry after a lost answer sends no mail, and uses up none.
  if (!(await isJustMailed(database.db, tokenHash, now))) {
    const wait = await limits.countDraft(database.db, now)
    if (wait !== null) return { retryAfterSeconds: wait }
    const asked = { email, network: limits.network }
    if (!(await mayMail(database.db, secret, asked, now, 'application-draft'))) return 'enough-mails'
  }
  const until = draftUntil(draftEnd(now, site.timeZone), site)
  const words = draftKept(site, resumeLink(site, token), until)
  await database.change([mailTag], async (trx) => {
    const draft = { tokenHash, form, language: site.language, answers, email }
    const id = await insertDraft(trx, draft, now, site.timeZone)
    // Asked again: the same form may have been sent twice at once.
    if (await isJustMailed(trx, tokenHash, now)) return
    await dropDraftMail(trx, id)
    await queueMail(trx, { id, kind: 'application-draft', to: email, ...words })
  })
  return 'kept'
}

/**
 * The same for each try of a form. With the name: a helper writes one form for several people, and has the links mailed
 * to one address.
 */
function linkToken(secret: string, { key, form, email, answers }: LinkOf) {
  return keyedHash(
    secret,
    'draft-link',
    [key, form, email.toLowerCase(), answers.fullName?.toLowerCase()].join('\n'),
  )
}

type LinkOf = Pick<KeptDraft, 'form' | 'email' | 'answers'> & { key: string }
