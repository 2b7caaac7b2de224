import type { SeenStory } from '../decision-queries.server.ts'
import type { Counts, ModerationPage, ModerationStory } from './moderation-story.ts'
import type { MoveAnswer } from './move-answer.ts'

/** The moderators' page while it is open. It is not loaded again after a decision: nothing moves under its reader. */
export type ModerationState = {
  page: ModerationPage
  stories: ModerationStory[]
  counts: Counts
  isMore: boolean
  currentId: string | null
  selected: string[]
  /** Decided, or on their way, each in the version that was seen: not shown in that one. */
  away: SeenStory[]
  /** On their way: nobody knows yet. */
  sent: string[]
  /** Came back undecided; their lines say so, for they may not be in front. */
  returned: string[]
  /** Wait for a second yes, all of them together. */
  asked: string[]
  /** What somebody else did to a story, by its id. */
  conflicts: Record<string, string>
  /** What was typed as the reason of a rejection, by the story's id, until it is decided. */
  reasons: Record<string, string>
}

export type ModerationEvent =
  | ({ kind: 'loaded'; page: ModerationPage } & Arrival)
  | { kind: 'went'; id: string }
  | { kind: 'selected'; ids: string[] }
  | { kind: 'typed'; id: string; reason: string }
  | { kind: 'asked'; ids: string[] }
  | { kind: 'sent'; ids: string[]; reason?: string | undefined }
  | ({ kind: 'answered'; ids: string[]; answer: MoveAnswer } & Arrival)
  | ({ kind: 'failed'; ids: string[] } & Arrival)
  | { kind: 'polled'; counts: Counts; isMore: boolean }

/** It comes when it comes: perhaps while somebody has the focus in the field for a reason. */
type Arrival = { isTyping: boolean }

export function openModeration({
  page,
  storyId,
  asks,
  underWay = [],
}: {
  page: ModerationPage
  storyId: string | null
  asks: string[]
  underWay?: SeenStory[]
}) {
  const isThere = (id: string) => page.stories.some(({ card }) => card.id === id)
  const state: ModerationState = {
    page,
    stories: page.stories,
    counts: page.counts,
    isMore: false,
    currentId: storyId,
    selected: [],
    away: underWay,
    sent: underWay.map(({ id }) => id),
    returned: [],
    asked: asks.filter(isThere),
    conflicts: {},
    reasons: {},
  }
  return state
}

export function shownStories({ stories, away }: ModerationState) {
  return stories.filter((story) => !away.some((gone) => isSame(gone, story)))
}

export function currentStory(state: ModerationState): ModerationStory | undefined {
  const shown = shownStories(state)
  return shown.find(({ card }) => card.id === state.currentId) ?? shown[0]
}

/** What a decision is about: the selected stories, else the one in front. */
export function targetIds(state: ModerationState) {
  const current = currentStory(state)
  if (state.selected.length > 0) return state.selected
  return current ? [current.card.id] : []
}

export function moderationAfter(state: ModerationState, event: ModerationEvent): ModerationState {
  switch (event.kind) {
    case 'loaded':
      return reloaded(state, event)
    case 'went':
      return { ...state, currentId: event.id, asked: [] }
    case 'selected':
      return { ...state, selected: event.ids, asked: [] }
    case 'typed':
      return { ...state, reasons: { ...state.reasons, [event.id]: event.reason } }
    case 'asked':
      return { ...state, asked: event.ids }
    case 'sent':
      return { ...leaving(state, event.ids), reasons: { ...state.reasons, ...reasonsOf(event) } }
    case 'answered':
      return answered(state, event)
    case 'failed':
      return backAgain(without(state, event.ids), event.ids, isHeld(state, event))
    case 'polled':
      return { ...state, counts: event.counts, isMore: event.isMore }
    default:
      return event satisfies never
  }
}

/** Whoever types, has typed or is asked stays with that story: another one in front would get the rest of it. */
function isHeld(state: ModerationState, { isTyping }: Arrival) {
  const current = currentStory(state)
  return isTyping || state.asked.length > 0 || Boolean(current && state.reasons[current.card.id])
}

function reloaded(
  state: ModerationState,
  { page, isTyping }: { page: ModerationPage } & Arrival,
): ModerationState {
  const isThere = (id: string) => page.stories.some(({ card }) => card.id === id)
  // Every write raises the version: another one is what became of a decision, here or in the list it led to.
  const isBack = (gone: SeenStory) => isThere(gone.id) && !page.stories.some((story) => isSame(gone, story))
  // A story that had gone and is there again was brought back by an undo: it comes to the front.
  const undone = state.away.find((gone) => isBack(gone) && !state.sent.includes(gone.id))
  const storyId = isHeld(state, { isTyping }) ? currentId(state) : (undone?.id ?? state.currentId)
  return {
    ...openModeration({ page, storyId, asks: state.asked }),
    selected: state.selected.filter(isThere),
    away: state.away.filter((gone) => !isBack(gone)),
    sent: state.sent,
    returned: state.returned.filter(isThere),
    reasons: state.reasons,
  }
}

/** A decision without a reason leaves what was typed: it may come back. */
function reasonsOf({ ids, reason }: { ids: string[]; reason?: string | undefined }) {
  return reason ? Object.fromEntries(ids.map((id) => [id, reason])) : {}
}

function leaving(state: ModerationState, ids: string[]): ModerationState {
  const shown = shownStories(state)
  const stays = (id: string) => !ids.includes(id)
  const from = shown.findIndex(({ card }) => card.id === currentStory(state)?.card.id)
  const next = shown.slice(from).find(({ card }) => stays(card.id))
  const before = shown.slice(0, Math.max(from, 0)).findLast(({ card }) => stays(card.id))
  return {
    ...state,
    currentId: (next ?? before)?.card.id ?? null,
    selected: state.selected.filter(stays),
    away: [...state.away, ...state.stories.flatMap((story) => (stays(story.card.id) ? [] : [seen(story)]))],
    sent: [...state.sent, ...ids],
    returned: state.returned.filter(stays),
    asked: state.asked.filter(stays),
  }
}

function answered(
  state: ModerationState,
  { ids, answer, isTyping }: { ids: string[]; answer: MoveAnswer } & Arrival,
): ModerationState {
  const { moved, asks, withdrawn, changed, counts } = answer
  const isMoved = (id: string) => moved.some((story) => story.id === id)
  const fresh = new Map(changed.flatMap(({ id, story }) => (story ? [[id, story] as const] : [])))
  const back = [...asks, ...withdrawn, ...changed.filter(({ story }) => story)].map(({ id }) => id)
  const isKept = isHeld(state, { isTyping })
  const asked = asks.filter(({ id }) => state.stories.some(({ card }) => card.id === id)).map(({ id }) => id)
  return {
    ...backAgain(without(state, ids), back, isKept),
    stories: state.stories.map((story) => fresh.get(story.card.id) ?? story),
    counts,
    asked: asked.length > 0 && !isKept ? asked : state.asked,
    conflicts: { ...state.conflicts, ...Object.fromEntries(changed.map(({ id, words }) => [id, words])) },
    reasons: Object.fromEntries(Object.entries(state.reasons).filter(([id]) => !isMoved(id))),
  }
}

/** Nothing is on its way any more. */
function without(state: ModerationState, ids: string[]): ModerationState {
  return { ...state, sent: state.sent.filter((id) => !ids.includes(id)) }
}

/** Shown again, and in front unless that place is held, so that nobody misses what happened to them. */
function backAgain(state: ModerationState, ids: string[], isKept: boolean): ModerationState {
  // Another list may be open by now.
  const back = ids.filter((id) => state.stories.some(({ card }) => card.id === id))
  const [first] = back
  if (!first) return state
  return {
    ...state,
    away: state.away.filter(({ id }) => !back.includes(id)),
    returned: [...state.returned, ...back],
    currentId: isKept ? currentId(state) : first,
  }
}

/** By its name, so that it stays in front whatever comes above it. */
function currentId(state: ModerationState) {
  return currentStory(state)?.card.id ?? null
}

function seen({ card, version }: ModerationStory): SeenStory {
  return { id: card.id, version }
}

function isSame(gone: SeenStory, { card, version }: ModerationStory) {
  return gone.id === card.id && gone.version === version
}
