import { knownPage } from '../../analytics/known-articles-queries.server.ts'
import { addStages } from '../../analytics/stage-queries.server.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import { mailTag } from '../../mail/queue-queries.server.ts'
import { readFormToken } from '../../platform/form-token.server.ts'
import { keyedHash } from '../../platform/keyed-hash.server.ts'
import { pathIn } from '../../platform/language.ts'
import { OverLimit } from '../../platform/limits.server.ts'
import { isFlagged, spamScore } from '../../platform/spam-score.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import { consentsIn } from '../consents.ts'
import type { ApplicationIntake } from '../context.ts'
import { dropDraft } from '../forget-queries.server.ts'
import { countsOfChange } from '../milestones.ts'
import { hashToken } from '../private/token.server.ts'
import { findSubmission, insertApplication, type NewApplication } from '../queries.server.ts'
import { prepareMails } from './announce.server.ts'
import { digitsOf } from './answers.ts'
import { applicationColumns } from './application-columns.ts'
import { costsToday } from './costs-today.ts'
import { listSentDrafts } from './draft-queries.server.ts'
import { isSentOtherwise } from './sent-again.server.ts'
import type { SentApplication } from './sent-application.ts'

export type Submitted =
  /** `isFirstKept`: sent before, with other answers, which stay. */
  | { kind: 'stored'; token: string; isRepeat: boolean; isFirstKept: boolean }
  | { kind: 'limited'; retryAfterSeconds: number }

/** One application however often it is sent. All or nothing: with each yes, the mails and the count. */
export async function submitApplication(
  intake: ApplicationIntake,
  sent: SentApplication,
  now = new Date(),
): Promise<Submitted> {
  const { database, secret } = intake
  const token = readFormToken(secret, sent.formToken, now)
  const identity = identify(secret, token.key, sent)
  const again = async (): Promise<Submitted> => {
    const isFirstKept = await isSentOtherwise(database.db, sent, identity.token)
    return { kind: 'stored', token: identity.token, isRepeat: true, isFirstKept }
  }
  if (await findSubmission(database.db, identity.submissionKey)) return await again()
  const wait = await sent.limits.findApplicationWait(database.db, sent.form, now)
  if (wait) return { kind: 'limited', retryAfterSeconds: wait }

  const { fullName, place, words } = sent.answers
  const text = [fullName, place, words].join('\n')
  const spam = spamScore({ text, honeypot: sent.honeypot, tokenProblem: token.problem })
  const application = {
    ...applicationColumns(sent.answers),
    form: sent.form,
    language: intake.site.language,
    program: sent.program,
    state_code: sent.stateCode,
    source_page: await knownPage(database.db, sent.sourcePage),
    spam_score: spam.score,
    spam_flags: JSON.stringify(spam.flags),
    // It stands among the spam then, where the team can still find it.
    is_spam: isFlagged(spam.score),
    submission_key: identity.submissionKey,
    token_hash: hashToken('application', identity.token) ?? '',
    is_counted: sent.isCounted,
  } satisfies NewApplication
  try {
    await store(intake, sent, { application, token: identity.token }, now)
    return { kind: 'stored', token: identity.token, isRepeat: false, isFirstKept: false }
  } catch (error) {
    if (error instanceof OverLimit) return { kind: 'limited', retryAfterSeconds: error.retryAfterSeconds }
    if (!isTwin(error) || !(await findSubmission(database.db, identity.submissionKey))) throw error
    return await again()
  }
}

type Counted = {
  source_page: string | null
  state_code: string | null
  is_counted: boolean
  is_spam: boolean
}
type Storing = { application: NewApplication & Counted; token: string }

async function store(
  intake: ApplicationIntake,
  { answers, program, yes, form, draft, limits }: SentApplication,
  { application, token }: Storing,
  now: Date,
) {
  const { database, site } = intake
  const consents = consentsIn(site.language, form)
  const mailed = { email: answers.email, network: limits.network, isSpam: application.is_spam }
  const queueMails = await prepareMails(database.db, intake, mailed, now)
  const given = yes.map((kind) => ({
    kind,
    wording: consents[kind].wording(site.brand),
    wording_version: consents[kind].version,
    page: pathIn(site.language, `/forms/${form}`),
  }))
  await database.change([mailTag, webhookTag], async (trx) => {
    const { incomeLow, incomeHigh } = site.numbers
    const { kit_part: kitPart = null, adults, rent_budget: rent = null } = application
    const slip = costsToday({ program, kitPart, adults, rent }, site)
    const drafts = await listSentDrafts(trx, { draft, form, answers, program, yes })
    const asked = {
      incomeBounds: [incomeLow, incomeHigh],
      slip,
      ...(drafts.length > 0 && { drafts }),
    } as const
    const kept = await insertApplication(trx, application, given, now, asked)
    // After the application: a twin must stumble over its key, not over the limit.
    await limits.countApplication(trx, form, now)
    for (const id of drafts) await dropDraft(trx, id)
    await queueMails(trx, { ...kept, token, program })
    // Last: others from the same page wait for this line until the end of the transaction.
    const since = { created_at: now, first_contact_at: null, first_approved_at: null }
    await addStages(trx, countsOfChange(null, { ...application, ...since }))
  })
}

/**
 * The same form with the same ways to reach somebody is the same application: two people who were ever given one form
 * would still keep their own. The token of the private link is made from the same, so that a retry after a lost answer
 * leads to the same page, and nothing in the database leads to it.
 */
function identify(secret: string, key: string, { form, answers }: SentApplication) {
  const same = [key, form, answers.email.toLowerCase(), digitsOf(answers.phone)].join('\n')
  return {
    submissionKey: keyedHash(secret, 'submission', same),
    token: keyedHash(secret, 'private-link', same),
  }
}

/** Whichever of the two unique columns an engine looks at first: both come from the same form. */
function isTwin(error: unknown) {
  const broken = brokenConstraint(error)
  return broken === 'applications_submission_key_unique' || broken === 'applications_token_hash_unique'
}
