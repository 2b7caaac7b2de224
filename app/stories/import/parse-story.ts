import type { z } from 'zod'
import { type PhotoSlot, photoSlots } from '../../db/vocabulary.ts'
import { readPlace } from '../../platform/written-place.ts'
import { isNothing, parseLanguage } from '../../rows/cell-words.ts'
import { rowWords } from '../../rows/row-words.ts'
import type { FieldReason } from '../../rows/source-row.ts'
import { photoColumns } from '../photo-columns.ts'
import { importWords } from './import-words.ts'
import type { StoryInsert } from './queries.server.ts'
import { fillIn, StoryColumns } from './story-columns.ts'
import { storyIdOf } from './story-id.ts'

const words = importWords.en.fields

/** A row that breaks no rule, with its photos as the file has them. */
export type StoryDraft = {
  story: StoryInsert
  photos: { slot: PhotoSlot; value: unknown }[]
  notes: FieldReason[]
}

/** The story, or what is wrong with each field. */
export function parseStory(columns: Record<string, unknown>, now: Date): StoryDraft | FieldReason[] {
  const parsed = StoryColumns.safeParse(fillIn(columns))
  if (!parsed.success) return firstOfEachField(parsed.error)
  const { created_at, ...told } = parsed.data
  const id = storyIdOf(columns.id, columns.created_at, told)
  return {
    story: {
      ...told,
      id,
      status: statusOf(told),
      created_at: created_at && created_at < now ? created_at : now,
      updated_at: now,
    },
    photos: photosOf(columns),
    notes: notesOn(columns, parsed.data, now),
  }
}

type Told = z.infer<typeof StoryColumns>

/** Whatever the file says: what its author took back is shown to nobody. */
function statusOf({ status, withdrawn_at }: Pick<Told, 'status' | 'withdrawn_at'>) {
  return withdrawn_at ? 'rejected' : status
}

function photosOf(columns: Record<string, unknown>) {
  return photoSlots
    .map((slot) => ({ slot, value: columns[photoColumns[slot]] }))
    .filter(({ value }) => !isNothing(value))
}

function notesOn(columns: Record<string, unknown>, told: Told, now: Date) {
  const { city_state, created_at, name_display, status } = told
  const notes: FieldReason[] = []
  if (!readPlace(city_state).stateCode) notes.push({ field: 'city_state', reason: words.unknownState })
  if (!created_at) notes.push({ field: 'created_at', reason: words.nowUsed })
  if (created_at && created_at > now) notes.push({ field: 'created_at', reason: rowWords.en.fields.inFuture })
  if (!name_display && !isNothing(columns.name_display)) {
    notes.push({ field: 'name_display', reason: words.unknownName })
  }
  if (!isNothing(columns.language) && !parseLanguage(columns.language)) {
    notes.push({ field: 'language', reason: words.unknownLanguage })
  }
  if (status !== statusOf(told)) {
    notes.push({ field: 'status', reason: words.rejected })
  }
  return notes
}

function firstOfEachField({ issues }: z.ZodError): FieldReason[] {
  const reasons = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = String(path[0])
    if (!reasons.has(field)) reasons.set(field, message)
  }
  return [...reasons].map(([field, reason]) => ({ field, reason }))
}
