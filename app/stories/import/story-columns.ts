import { z } from 'zod'
import { nameDisplays, storyStatuses } from '../../db/vocabulary.ts'
import { lengthOf } from '../../platform/outside-text.ts'
import { isNothing, numberAsText, parseBoolean, parseLanguage, wordOf } from '../../rows/cell-words.ts'
import type { Wanted } from '../../rows/csv-header.ts'
import { dayOfMoment, parseMoment } from '../../rows/moment.ts'
import { rowWords } from '../../rows/row-words.ts'
import { fieldList } from '../story-fields.ts'
import { type RuledColumn, travelColumns } from '../story-travel.ts'
import { tidyCityState } from './city-state.ts'
import { importWords } from './import-words.ts'

// The rules of the table (app/db/migrations), told by field. No reason repeats what the field holds: it may be private.

const words = importWords.en.fields
const cells = rowWords.en.fields

/** Far above what our own form takes: what another program kept may be longer, but nothing is without end. */
export const maxLineLength = 400
const maxTextLength = 20_000

const textUpTo = (max: number) =>
  z
    .string({ error: ({ input }) => (input === null ? words.missing : cells.noText) })
    // Before anything else: a cell may be as long as the file.
    .max(max, { error: words.longerThan(max), abort: true })
    .refine((value) => !value.includes('\0'), words.noCharacter)
    // Half of an emoji, cut off by some older program, cannot be stored.
    .transform((value) => value.toWellFormed())

const text = textUpTo(maxTextLength)
const line = textUpTo(maxLineLength).transform((value) => value.trim())

const atMost = (max: number) => [(value: string) => lengthOf(value) <= max, words.longerThan(max)] as const

/** One for every column that travels: one that is forgotten does not compile. */
const rules = {
  full_name: line,
  email: line.refine(isAddress, words.noAddress),
  phone: z.preprocess(numberAsText, line.nullable()),
  city_state: line.transform(read(tidyCityState, words.noCityState)).refine(...atMost(200)),
  approval_date: line.transform(read(dayOfMoment, words.noDate)).nullable(),
  headline: line.refine(...atMost(100)),
  how_helped: text,
  encouragement: text,
  allow_sharing: z.unknown().transform(read(parseBoolean, cells.neitherTrueNorFalse)),
  status: z.unknown().transform(read(parseStatus, cells.noneOf(storyStatuses))),
  created_at: line.transform(read(parseCreation, cells.noMoment)).nullable(),
  // Whatever else a row holds is shown like none: first name and last initial.
  name_display: z.unknown().transform((value) => nameDisplays.find((one) => one === wordOf(value)) ?? null),
  is_demo: z.unknown().transform(read(parseBoolean, cells.neitherTrueNorFalse)),
  withdrawn_at: line.transform(read(parseMoment, cells.noMoment)).nullable(),
  token_hash: line.refine((value) => /^[\w-]{43}$/.test(value), words.noHash).nullable(),
  // What says nothing of it is in English.
  language: z.unknown().transform((value) => parseLanguage(value) ?? 'en'),
  // Whether it is one of ours is looked at later, and never a reason to refuse the story.
  client_seal: z
    .unknown()
    .transform((value) => (typeof value === 'string' && value.length < 100 ? value : null)),
} satisfies Record<RuledColumn, z.ZodType>

/** Every column must be there, null when the file has nothing: see `fillIn`. */
export const StoryColumns = z.object(rules)

export const wantedStories: Wanted = {
  table: 'approval_stories',
  columns: [...new Set(fieldList.flatMap(({ column, isRequired }) => (isRequired ? [column] : [])))],
  known: new Set(travelColumns),
}

const ruledColumns = Object.keys(rules)

/** Table stores write nothing as an empty text, as null, or not at all. */
export function fillIn(columns: Record<string, unknown>) {
  return Object.fromEntries(
    ruledColumns.map((name) => [name, isNothing(columns[name]) ? null : columns[name]]),
  )
}

function read<In, Out>(parse: (value: In) => Out | null, reason: string) {
  return (value: In, context: z.RefinementCtx): Out => {
    const found = parse(value)
    if (found !== null) return found
    context.addIssue({ code: 'custom', message: reason })
    return z.NEVER
  }
}

/** As little as the table asks: something, an @, something, and no blank. */
function isAddress(value: string) {
  const at = value.indexOf('@', 1)
  return at > 0 && at < value.length - 1 && !/\s/.test(value)
}

function parseStatus(value: unknown) {
  if (value === null) return 'pending'
  const word = wordOf(value)
  return storyStatuses.find((status) => status === word) ?? null
}

/** A year typed wrong would keep the story at one end of the wall for ever. */
function parseCreation(value: string) {
  const moment = parseMoment(value)
  const year = moment?.getUTCFullYear() ?? 0
  return year >= 1970 && year < 2100 ? moment : null
}
