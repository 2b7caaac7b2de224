import { findInvitation, takeInvitation } from '../../applications/invite/invitation-queries.server.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import type { Database } from '../../db/database.server.ts'
import type { Db } from '../../db/tables.ts'
import type { PhotoSlot } from '../../db/vocabulary.ts'
import { mailTag } from '../../mail/queue-queries.server.ts'
import { dayMs } from '../../platform/duration.ts'
import { type FormToken, readFormToken } from '../../platform/form-token.server.ts'
import { keyedHash } from '../../platform/keyed-hash.server.ts'
import type { Language } from '../../platform/language.ts'
import { OverLimit } from '../../platform/limits.server.ts'
import { isFlagged, spamScore } from '../../platform/spam-score.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import { clientSeal } from '../client-seal.server.ts'
import { recordDecision } from '../decision-queries.server.ts'
import type { Announce, Asked } from '../notify/announce-story.server.ts'
import { countCopies, findSubmission, type NewStory, submitStory } from '../queries.server.ts'
import { submitter } from '../story.ts'
import { isFutureDay } from './approval-date.ts'
import { hashToken } from './private-link.server.ts'
import type { ReceivedSubmission } from './read-submission.server.ts'
import { sendAgain } from './send-again.server.ts'
import { shareWords } from './share-words.ts'
import { storyColumns } from './story-columns.ts'
import { type EncodePhoto, encodePhotos, keepPhotos, type SlottedPhoto } from './story-photos.server.ts'
import {
  formTokenField,
  honeypotField,
  invitationField,
  parseSubmission,
  restoredField,
  type SubmissionErrors,
  type SubmissionValues,
} from './submission.ts'
import { type SubmissionLimits, submissionLimits } from './submission-limits.server.ts'
import { tellSubmitted } from './tell-submitted.server.ts'

const copiesWithinMs = 30 * dayMs

/** What the flow needs besides the form; made once, at the start. */
export type SubmissionParts = {
  database: Database
  /** requireSecret(db, 'story-form') */
  secret: string
  encodePhoto: EncodePhoto
  /** Before the transaction: what may be sent about it. The answer queues that, the private link's mail among it, in it. */
  prepareAnnouncement(db: Db, asked: Asked): Promise<Announce>
}

export type SentStory = Pick<ReceivedSubmission, 'fields' | 'files' | 'fileErrors'> & {
  address?: string
  /** Of the page it was told on. */
  language?: Language
  /** From the island, which has them; a plain form that is sent again has forgotten its files. */
  hasAllPhotos?: boolean
}

type Stored = { kind: 'stored'; id: string; isRepeat: boolean; token: string }
export type SubmitResult =
  | Stored
  | { kind: 'invalid'; values: SubmissionValues; errors: SubmissionErrors }
  | { kind: 'limited'; values: SubmissionValues; retryAfterSeconds: number }
  | { kind: 'ended'; values: SubmissionValues }
  /** It was stored before and decided on since: the first version stays. */
  | { kind: 'kept'; values: SubmissionValues }

/** Thrown inside the transaction, so that nothing of the story remains. */
class InvitationEnded extends Error {}

/** Whether a photo that did not come was left out. A form without JavaScript forgets its files, the island after a reload. */
function missingOf({ hasAllPhotos, fields }: SentStory) {
  const lost = (fields[restoredField] ?? '').split(',')
  return (slot: PhotoSlot) => Boolean(hasAllPhotos) && !lost.includes(`${slot}Photo`)
}

/** From a form to a pending story. Refuses only what a person can put right; what looks odd is flagged. */
export async function submitStoryForm(
  intake: SubmissionParts,
  sent: SentStory,
  now = new Date(),
): Promise<SubmitResult> {
  const { db } = intake.database
  const { address, language = 'en' } = sent
  const { values, errors } = parseSubmission(sent.fields, language)
  if (!errors.approvalDate && isFutureDay(values.approvalDate, now))
    errors.approvalDate = shareWords[language].futureDate
  if (hasAny(errors) || hasAny(sent.fileErrors)) {
    return { kind: 'invalid', values, errors: { ...errors, ...sent.fileErrors } }
  }
  const form = readFormToken(intake.secret, sent.fields[formTokenField], now)
  const identity = identify(intake.secret, form, values)
  const { submissionKey, token } = identity
  let first = await findSubmission(db, submissionKey)
  const invitation = sent.fields[invitationField] || null
  if (!first && invitation && !(await findInvitation(db, invitation, now))) {
    // The same form may have used it up a moment ago.
    first = await findSubmission(db, submissionKey)
    if (!first) return { kind: 'ended', values }
  }
  const limits = submissionLimits(intake.secret, address)
  const hasPhotos = sent.files.length > 0
  const retryAfterSeconds = await (first
    ? hasPhotos && limits.findPhotoWait(db, now)
    : limits.findWait(db, hasPhotos, now))
  if (retryAfterSeconds) return { kind: 'limited', values, retryAfterSeconds }
  const { photos, errors: photoErrors } = await encodePhotos(intake.encodePhoto, sent.files, {
    address,
    language,
  })
  if (hasAny(photoErrors)) return { kind: 'invalid', values, errors: photoErrors }

  const story = await rowOf(intake.database, { values, sent, form, identity, now })
  const again = async (): Promise<SubmitResult | null> => {
    const known = await sendAgain(intake, { story, photos, isMissing: missingOf(sent) })
    if (!known) return null
    return known.isKept ? { kind: 'kept', values } : { kind: 'stored', id: known.id, isRepeat: true, token }
  }
  const repeat = first && (await again())
  if (repeat) return repeat
  try {
    const id = await store(intake, { story, photos, limits, address, token, invitation }, now)
    return { kind: 'stored', id, isRepeat: false, token }
  } catch (error) {
    if (error instanceof InvitationEnded) return (await again()) ?? { kind: 'ended', values }
    if (error instanceof OverLimit)
      return { kind: 'limited', values, retryAfterSeconds: error.retryAfterSeconds }
    const quicker = isTwin(error) ? await again() : null
    if (!quicker) throw error
    return quicker
  }
}

function hasAny(errors: SubmissionErrors) {
  return Object.keys(errors).length > 0
}

type Identity = { submissionKey: string; token: string }

/**
 * A story is the same story when it comes from the same form with the same e-mail address: two people who were
 * ever given one form would still keep their own. The token is made from the same two, so that a retry after a
 * lost answer gets the same private link, and so that nothing in the database leads to it.
 */
function identify(secret: string, { key }: FormToken, { email }: SubmissionValues): Identity {
  const form = `${key}\n${email.toLowerCase()}`
  return {
    submissionKey: keyedHash(secret, 'submission', form),
    token: keyedHash(secret, 'private-link', form),
  }
}

/** Whichever of the two unique columns an engine looks at first: both come from the same form. */
function isTwin(error: unknown) {
  const broken = brokenConstraint(error)
  return (
    broken === 'approval_stories_submission_key_unique' || broken === 'approval_stories_token_hash_unique'
  )
}

type Facts = { values: SubmissionValues; sent: SentStory; form: FormToken; identity: Identity; now: Date }

async function rowOf({ db }: Database, { values, sent, form, identity, now }: Facts) {
  const columns = { ...storyColumns(values), submission_key: identity.submissionKey }
  const { score, flags } = spamScore({
    text: freeText(values),
    honeypot: sent.fields[honeypotField] ?? '',
    tokenProblem: form.problem,
    earlierCopies: await countCopies(db, columns, new Date(now.getTime() - copiesWithinMs)),
  })
  return {
    ...columns,
    language: sent.language ?? 'en',
    token_hash: hashToken(identity.token),
    spam_score: score,
    spam_flags: JSON.stringify(flags),
  }
}

function freeText({ fullName, city, headline, howHelped, encouragement }: SubmissionValues) {
  return [fullName, city, headline, howHelped, encouragement].join('\n')
}

type Storing = {
  story: NewStory
  photos: SlottedPhoto[]
  limits: SubmissionLimits
  address: string | undefined
  token: string
  /** Of a client's own link. */
  invitation: string | null
}

/** All or nothing. A pending story is on no kept page, so no page becomes stale. */
async function store(
  { database, secret, prepareAnnouncement }: SubmissionParts,
  { story, photos, limits, address, token, invitation }: Storing,
  now: Date,
) {
  const announce = await prepareAnnouncement(database.db, { email: story.email, address })
  return await database.change([mailTag, webhookTag], async (trx) => {
    const id = await submitStory(
      trx,
      story,
      invitation ? { sealOf: (own) => clientSeal(secret, { ...story, id: own }) } : {},
    )
    // After the story: a twin must stumble over its key, not over the limit or the link it has used up.
    if (invitation && !(await takeInvitation(trx, invitation, now))) throw new InvitationEnded()
    await limits.countStory(trx, now)
    await keepPhotos(trx, id, photos)
    await recordDecision(trx, { story_id: id, decision: 'submit', to_status: 'pending', actor: submitter })
    await tellSubmitted(trx, id, story)
    const { email, headline, spam_score = 0, language = 'en' } = story
    await announce(trx, { id, email, token, language, headline, isFlagged: isFlagged(spam_score) })
    return id
  })
}
