import {
  type Letter,
  type LetterKind,
  letterKinds,
  maxFieldLength,
  type SenderField,
  senderFields,
} from './letter.ts'
import type { Filled } from './write-letter.ts'

/** One letter somebody works on. */
export type Draft = {
  id: string
  kind: LetterKind
  fields: Readonly<Record<string, string>>
  picked: Readonly<Record<string, readonly string[]>>
  /** What the plan of /told-no had filled in when the letter was last changed there. */
  start: Filled
  /** The text as changed by hand; null while it follows from the choices. */
  edited: string | null
  /** The date that this text got from the calendar; empty once somebody has changed it. */
  dated: string
}

export type Drafts = {
  sender: Readonly<Partial<Record<SenderField, string>>>
  list: readonly Draft[]
}

const maxDrafts = 30
const maxPicks = 10

/** The newest draft of this kind, or a blank one. */
export function draftOf({ list }: Drafts, kind: LetterKind, start: Partial<Filled> = {}): Draft {
  return list.findLast((draft) => draft.kind === kind) ?? blankDraft(list, kind, start)
}

export function blankDraft(list: readonly Draft[], kind: LetterKind, start: Partial<Filled> = {}): Draft {
  const last = Math.max(0, ...list.map(({ id }) => Number(id)))
  const begun = { fields: start.fields ?? {}, picked: start.picked ?? {} }
  return { id: String(last + 1), kind, ...begun, start: begun, edited: null, dated: '' }
}

/** A draft with what the plan says by now, wherever the letter still has what the plan said before. */
export function following(draft: Draft, start: Filled): Draft {
  const { fields, picked, start: before } = draft
  const heldOn = <Value>(own: Record<string, Value>, old: Record<string, Value>) =>
    Object.entries(own).filter(([name, value]) => String(value) !== String(old[name] ?? ''))
  return {
    ...draft,
    fields: { ...start.fields, ...Object.fromEntries(heldOn(fields, before.fields)) },
    picked: { ...start.picked, ...Object.fromEntries(heldOn(picked, before.picked)) },
    start,
  }
}

/** Changed by hand, on a day: as long as the line of the date is not, it goes on following the calendar. */
export function editDraft(draft: Draft, edited: string | null, date: string): Draft {
  const isFollowing = draft.edited === null || dateLine(draft) >= 0
  return { ...draft, edited, dated: isFollowing ? date : '' }
}

/** What was changed by hand, with the date of the day; null where nothing was. */
export function editedText(draft: Draft, date: string) {
  const line = dateLine(draft)
  if (line < 0) return draft.edited
  const lines = (draft.edited ?? '').split('\n')
  lines[line] = date
  return lines.join('\n')
}

function dateLine({ edited, dated }: Draft) {
  return dated ? (edited ?? '').split('\n').indexOf(dated) : -1
}

/** The oldest go when there are too many. */
export function putDraft(drafts: Drafts, draft: Draft): Drafts {
  const isKnown = drafts.list.some(({ id }) => id === draft.id)
  const list = isKnown
    ? drafts.list.map((one) => (one.id === draft.id ? draft : one))
    : [...drafts.list, draft]
  return { ...drafts, list: list.slice(-maxDrafts) }
}

export function dropDraft(drafts: Drafts, id: string): Drafts {
  return { ...drafts, list: drafts.list.filter((draft) => draft.id !== id) }
}

/** A deleted one in its place again; a letter begun since may have its number by now, and keeps it. */
export function returnDraft({ sender, list }: Drafts, draft: Draft): Drafts {
  const isTaken = list.some(({ id }) => id === draft.id)
  const back = isTaken ? { ...draft, id: blankDraft(list, draft.kind).id } : draft
  return { sender, list: [...list, back].sort((one, other) => Number(one.id) - Number(other.id)) }
}

/** One is picked, or, where several can be, one more or one less. */
export function pick(
  draft: Draft,
  choice: Letter['choices'][number],
  value: string,
  isPicked: boolean,
): Draft {
  const others = choice.isMany ? (draft.picked[choice.id] ?? []).filter((one) => one !== value) : []
  return { ...draft, picked: { ...draft.picked, [choice.id]: isPicked ? [...others, value] : others } }
}

/** Of whatever lies in the browser's storage. */
export function parseDrafts(stored: unknown): Drafts {
  const list = property(stored, 'list')
  return {
    sender: Object.fromEntries(
      senderFields.map((name) => [name, cut(property(property(stored, 'sender'), name))]),
    ),
    list: (Array.isArray(list) ? list : []).flatMap((one) => parseDraft(one) ?? []).slice(-maxDrafts),
  }
}

function parseDraft(stored: unknown): Draft | null {
  const kind = letterKinds.find((one) => one === property(stored, 'kind'))
  const id = property(stored, 'id')
  if (!kind || typeof id !== 'string' || !/^\d{1,6}$/.test(id)) return null
  const edited = property(stored, 'edited')
  return {
    id,
    kind,
    ...parseFilled(stored),
    start: parseFilled(property(stored, 'start')),
    // As long as it is: the field has a limit and says so; who loses the end here learns it on paper.
    edited: typeof edited === 'string' ? edited : null,
    dated: cut(property(stored, 'dated')),
  }
}

function parseFilled(stored: unknown) {
  return {
    fields: Object.fromEntries(
      entriesOf(property(stored, 'fields')).map(([name, value]) => [name, cut(value)]),
    ),
    picked: Object.fromEntries(
      entriesOf(property(stored, 'picked')).map(([choice, values]) => [
        choice,
        (Array.isArray(values) ? values : []).slice(0, maxPicks).map(cut),
      ]),
    ),
  }
}

function property(stored: unknown, name: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
}

function entriesOf(stored: unknown) {
  return typeof stored === 'object' && stored !== null ? Object.entries(stored).slice(0, 20) : []
}

function cut(value: unknown) {
  return typeof value === 'string' ? value.slice(0, maxFieldLength.words) : ''
}
