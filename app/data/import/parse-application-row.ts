import { z } from 'zod'
import { isClosedReason } from '../../applications/application.ts'
import { applicationFields } from '../../applications/application-fields.ts'
import { readReference } from '../../applications/reference.ts'
import type { Arriving } from '../../applications/travel-queries.server.ts'
import { isId } from '../../db/uuid.ts'
import { applicationEvents, applicationStatuses, consentKinds } from '../../db/vocabulary.ts'
import { plainHash } from '../../platform/keyed-hash.server.ts'
import { languages } from '../../platform/language.ts'
import { isNothing, parseBoolean, parseLanguage } from '../../rows/cell-words.ts'
import { notAfter, parseMoment } from '../../rows/moment.ts'
import { rowWords } from '../../rows/row-words.ts'
import type { FieldReason } from '../../rows/source-row.ts'
import { importWords } from '../import-words.ts'

const { reasons } = importWords.en
const cells = rowWords.en.fields

// Neither database takes U+0000 in a text, and PostgreSQL half a letter in JSON.
const textUpTo = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), reasons.noSign)
/** An empty cell of a table is nothing. */
const maybe = (length: number) =>
  textUpTo(length)
    .nullish()
    .transform((value) => value || null)
const moment = z
  .string()
  .transform(parseMoment)
  .refine((at) => at !== null, reasons.noMoment)
  .transform((at) => notAfter(new Date(), at))
const maybeMoment = z.preprocess((value) => value || null, moment.nullable())
const maybeNumber = (most: number) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.coerce.number().int().min(0).max(most).nullable(),
  )
const yes = z
  .unknown()
  .transform(parseBoolean)
  .refine((value) => value !== null, cells.neitherTrueNorFalse)
const maxFacts = 10_000
const facts = z
  .record(z.string(), z.unknown())
  .transform((value) => JSON.stringify(value))
  .refine((text) => text.length <= maxFacts && !/\\u(0000|d[89a-f])/.test(text), reasons.tooLong)
const status = z.enum(applicationStatuses)
const maxLines = 2000

const applicationRow = z
  .object({
    id: z.string().toLowerCase().refine(isId, reasons.noId),
    created_at: moment,
    reference: z
      .string()
      .transform(readReference)
      .refine((text) => text !== null, reasons.noReference),
    status,
    closed_reason: maybe(40).refine(
      (reason) => reason === null || isClosedReason(reason),
      reasons.noClosedReason,
    ),
    // Older files have none.
    language: z
      .unknown()
      .transform((value) => (isNothing(value) ? 'en' : parseLanguage(value)))
      .refine((language) => language !== null, cells.noneOf(languages)),
    form: textUpTo(40).min(1),
    program: textUpTo(40).min(1),
    kit_part: maybe(applicationFields.kitPart.maxLength),
    full_name: textUpTo(applicationFields.fullName.maxLength).min(1),
    email: maybe(applicationFields.email.maxLength),
    phone: maybe(applicationFields.phone.maxLength),
    reach_by: maybe(20),
    reach_when: maybe(20),
    place: textUpTo(applicationFields.place.maxLength).min(1),
    state_code: maybe(2),
    adults: z.coerce.number().int().min(1).max(20),
    bedrooms: maybeNumber(20),
    move_in: maybe(20),
    rent_budget: maybeNumber(1_000_000),
    income: maybe(20),
    challenges: z
      .array(textUpTo(40))
      .max(20)
      .transform((list) => JSON.stringify(list)),
    words: textUpTo(applicationFields.words.maxLength)
      .nullish()
      .transform((text) => text ?? ''),
    source_page: maybe(300),
    follow_up: z.preprocess((value) => value || null, z.iso.date().nullable()),
    is_spam: yes,
    withdrawn_at: maybeMoment,
    first_contact_at: maybeMoment,
    first_approved_at: maybeMoment,
    unanswered_since: maybeMoment,
    moved_at: moment,
    is_demo: yes,
    token_hash: maybe(100),
    events: z
      .array(
        z.object({
          kind: z.enum(applicationEvents),
          actor: textUpTo(254).min(1),
          from_status: status.nullable(),
          to_status: status.nullable(),
          words: textUpTo(10_000).nullable(),
          facts,
          created_at: moment,
        }),
      )
      .max(maxLines),
    consents: z
      .array(
        z.object({
          kind: z.enum(consentKinds),
          wording: textUpTo(2000).min(1),
          wording_version: z.number().int().min(1),
          page: textUpTo(300),
          given_at: moment,
          withdrawn_at: maybeMoment,
        }),
      )
      .max(maxLines),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['email'],
    error: reasons.noPhoneEither,
  })
  .refine((row) => (row.status === 'closed') === (row.closed_reason !== null), {
    path: ['closed_reason'],
    error: reasons.closedOnly,
  })

type Parsed = { application: Arriving; notes: FieldReason[] }

/** An application with its timeline and every yes; or what is wrong with each field. */
export function parseApplicationRow(columns: Record<string, unknown>): Parsed | FieldReason[] {
  const { success, data, error } = applicationRow.safeParse(columns)
  if (success) {
    const application = {
      ...data,
      follow_up: isFollowed(data) ? data.follow_up : null,
      // Without its link nobody can open its private page.
      token_hash: data.token_hash ?? plainHash(`imported\n${data.id}`),
    }
    const isLater = Number(parseMoment(String(columns.created_at))) > Number(data.created_at)
    return { application, notes: isLater ? [{ field: 'created_at', reason: cells.inFuture }] : [] }
  }
  return error.issues.map(({ path, code, message }) => ({
    field: String(path[0]),
    reason: code === 'custom' ? message : reasons.noValue,
  }))
}

/** Closing clears the day, but did not yet where an older file comes from; a day set afterwards counts. */
function isFollowed({ status, moved_at, events }: z.infer<typeof applicationRow>) {
  return (
    status !== 'closed' ||
    events.some(({ kind, created_at }) => kind === 'follow-up' && created_at >= moved_at)
  )
}
