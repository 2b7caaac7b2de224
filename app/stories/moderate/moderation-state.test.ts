import { expect, test } from 'vitest'
import {
  currentStory,
  type ModerationEvent,
  type ModerationState,
  moderationAfter,
  openModeration,
  shownStories,
  targetIds,
} from './moderation-state.ts'
import type { ModerationPage, ModerationStory } from './moderation-story.ts'
import type { MoveAnswer } from './move-answer.ts'

const counts = { pending: 3, approved: 0, rejected: 0 }
/** Nobody types when it arrives. */
const late = { isTyping: false }
const answer: MoveAnswer = { move: 'approve', moved: [], asks: [], withdrawn: [], changed: [], counts }

test('a decided story leaves at once, and the next one comes to the front', () => {
  const state = after(open('a', 'b', 'c'), { kind: 'went', id: 'b' }, { kind: 'sent', ids: ['b'] })
  expect(shown(state)).toEqual(['a', 'c'])
  expect(front(state)).toBe('c')
})

test('after the last story of a list comes the one before it', () => {
  const state = after(open('a', 'b'), { kind: 'went', id: 'b' }, { kind: 'sent', ids: ['b'] })
  expect(front(state)).toBe('a')
  expect(front(after(state, { kind: 'sent', ids: ['a'] }))).toBeUndefined()
})

test('what comes back while somebody types or has typed is shown and marked, and takes nobody’s place', () => {
  const deciding = after(open('a', 'b', 'c'), { kind: 'sent', ids: ['a'] })
  const typed = after(deciding, { kind: 'typed', id: 'b', reason: 'Reads like an advert' })
  const changed = [{ id: 'a', words: 'Anna rejected it.', story: story('a', 2) }]
  const asks = [{ id: 'a', version: 1 }]
  for (const [state, isTyping] of [
    [typed, false],
    [deciding, true],
  ] as const) {
    const arrivals: ModerationEvent[] = [
      { kind: 'failed', ids: ['a'], isTyping },
      { kind: 'answered', ids: ['a'], answer: { ...answer, changed }, isTyping },
      { kind: 'answered', ids: ['a'], answer: { ...answer, withdrawn: asks }, isTyping },
      { kind: 'answered', ids: ['a'], answer: { ...answer, asks }, isTyping },
    ]
    for (const arrival of arrivals) {
      const told = after(state, arrival)
      expect(shown(told)).toEqual(['a', 'b', 'c'])
      expect(front(told)).toBe('b')
      expect(told).toMatchObject({ returned: ['a'], asked: [] })
      expect(after(told, { kind: 'sent', ids: ['a'] }).returned).toEqual([])
    }
  }
})

test('an undo or newer stories take nobody’s place who types or has typed, not even at the top of the list', () => {
  const decided = after(
    open('a', 'b'),
    { kind: 'sent', ids: ['b'] },
    { ...late, kind: 'answered', ids: ['b'], answer: { ...answer, moved: [{ id: 'b', version: 2 }] } },
  )
  const undone = pageOf(story('new'), story('a'), story('b', 3))
  expect(front(after(decided, { kind: 'loaded', page: undone, isTyping: true }))).toBe('a')
  const typed = after(open('a'), { kind: 'typed', id: 'a', reason: 'Half a rea' })
  expect(front(after(typed, { ...late, kind: 'loaded', page: page('new', 'a') }))).toBe('a')
})

test('while the second question is open, no other story comes in front of those it is about', () => {
  const asked = after(open('a', 'b', 'c'), { kind: 'sent', ids: ['a'] }, { kind: 'asked', ids: ['b'] })
  const state = after(asked, { ...late, kind: 'failed', ids: ['a'] })
  expect(front(state)).toBe('b')
  expect(state).toMatchObject({ asked: ['b'], returned: ['a'] })
})

test('an answer about a story of another list leaves the one in front there', () => {
  const elsewhere = after(
    open('a', 'b'),
    { kind: 'sent', ids: ['a'] },
    { ...late, kind: 'loaded', page: page('c', 'd') },
    { kind: 'went', id: 'd' },
  )
  expect(front(after(elsewhere, { ...late, kind: 'failed', ids: ['a'] }))).toBe('d')
})

test('a story whose decision failed comes back to the front', () => {
  const state = after(open('a', 'b'), { kind: 'sent', ids: ['a'] }, { ...late, kind: 'failed', ids: ['a'] })
  expect(shown(state)).toEqual(['a', 'b'])
  expect(front(state)).toBe('a')
})

test('a reason that was typed comes back with a story whose decision failed or was overtaken, and goes with a done one', () => {
  const sent = after(open('a', 'b'), { kind: 'sent', ids: ['a', 'b'], reason: 'Names a neighbour' })
  expect(after(sent, { ...late, kind: 'failed', ids: ['a', 'b'] }).reasons).toEqual({
    a: 'Names a neighbour',
    b: 'Names a neighbour',
  })
  const changed = [{ id: 'a', words: 'Anna approved it.', story: story('a') }]
  const moved = [{ id: 'b', version: 2 }]
  const told = after(
    sent,
    { ...late, kind: 'loaded', page: page('a', 'b') },
    { ...late, kind: 'answered', ids: ['a', 'b'], answer: { ...answer, changed, moved } },
  )
  expect(told.reasons).toEqual({ a: 'Names a neighbour' })
})

test('a reason that is being typed stays while another story is looked at, an undo comes or an approval is tried', () => {
  const typed = after(open('a', 'b'), { kind: 'typed', id: 'a', reason: 'Half a rea' })
  const elsewhere = after(
    typed,
    { kind: 'went', id: 'b' },
    { ...late, kind: 'loaded', page: page('new', 'a', 'b') },
  )
  expect(elsewhere.reasons).toEqual({ a: 'Half a rea' })
  const approved = after(typed, { kind: 'sent', ids: ['a'] })
  expect(after(approved, { ...late, kind: 'failed', ids: ['a'] }).reasons).toEqual({ a: 'Half a rea' })
  const moved = [{ id: 'a', version: 2 }]
  expect(
    after(approved, { ...late, kind: 'answered', ids: ['a'], answer: { ...answer, moved } }).reasons,
  ).toEqual({})
})

test('a story that somebody else decided comes back as it is now, with what they did', () => {
  const changed = [{ id: 'a', words: 'Anna rejected it.', story: { ...story('a'), version: 7 } }]
  const state = after(
    open('a', 'b'),
    { kind: 'sent', ids: ['a'] },
    { ...late, kind: 'answered', ids: ['a'], answer: { ...answer, changed } },
  )
  expect(currentStory(state)).toMatchObject({ card: { id: 'a' }, version: 7 })
  expect(state.conflicts).toEqual({ a: 'Anna rejected it.' })
})

test('a story that is gone stays gone', () => {
  const changed = [{ id: 'a', words: 'Gone.', story: null }]
  const state = after(
    open('a', 'b'),
    { kind: 'sent', ids: ['a'] },
    { ...late, kind: 'answered', ids: ['a'], answer: { ...answer, changed } },
  )
  expect(shown(state)).toEqual(['b'])
})

test('stories that need a second yes come back with the question', () => {
  const asks = [{ id: 'a', version: 1 }]
  const state = after(
    open('a', 'b'),
    { kind: 'sent', ids: ['a', 'b'] },
    {
      ...late,
      kind: 'answered',
      ids: ['a', 'b'],
      answer: { ...answer, asks, moved: [{ id: 'b', version: 2 }] },
    },
  )
  expect(shown(state)).toEqual(['a'])
  expect(state.asked).toEqual(['a'])
})

test('a story that an undo brought back comes to the front when the list is loaded', () => {
  const decided = after(
    open('a', 'b'),
    { kind: 'sent', ids: ['a'] },
    { ...late, kind: 'answered', ids: ['a'], answer: { ...answer, moved: [{ id: 'a', version: 2 }] } },
  )
  const state = after(decided, {
    ...late,
    kind: 'loaded',
    page: pageOf(story('new'), story('a', 3), story('b')),
  })
  expect(shown(state)).toEqual(['new', 'a', 'b'])
  expect(front(state)).toBe('a')
  const later = after(
    state,
    { kind: 'went', id: 'b' },
    { ...late, kind: 'loaded', page: pageOf(story('a', 3), story('b')) },
  )
  expect(front(later)).toBe('b')
})

test('a list that is loaded while a decision is on its way does not show that story again', () => {
  const state = after(
    open('a', 'b'),
    { kind: 'sent', ids: ['a'] },
    { ...late, kind: 'loaded', page: page('a', 'b') },
  )
  expect(shown(state)).toEqual(['b'])
})

test('a decided story is in the list it led to, whether its answer came before that list or after', () => {
  const sent = after(open('a', 'b'), { kind: 'sent', ids: ['a'] })
  const answered: ModerationEvent = {
    ...late,
    kind: 'answered',
    ids: ['a'],
    answer: { ...answer, moved: [{ id: 'a', version: 2 }] },
  }
  const rejected: ModerationEvent = { ...late, kind: 'loaded', page: pageOf(story('c'), story('a', 2)) }
  expect(shown(after(sent, answered, rejected))).toEqual(['c', 'a'])
  expect(shown(after(sent, rejected, answered))).toEqual(['c', 'a'])
  const between: ModerationEvent = { ...late, kind: 'loaded', page: page('d') }
  expect(shown(after(sent, between, rejected, answered))).toEqual(['c', 'a'])
})

test('a page that is opened while a decision of the one before is under way has that story when it comes back', () => {
  const underWay = [{ id: 'a', version: 1 }]
  const opened = openModeration({ page: page('a', 'b'), storyId: null, asks: [], underWay })
  expect(shown(opened)).toEqual(['b'])
  expect(shown(after(opened, { ...late, kind: 'failed', ids: ['a'] }))).toEqual(['a', 'b'])
})

test('a second question about stories of another list is not asked here', () => {
  const asks = [{ id: 'elsewhere', version: 1 }]
  const state = after(open('a'), {
    ...late,
    kind: 'answered',
    ids: ['elsewhere'],
    answer: { ...answer, asks },
  })
  expect(state.asked).toEqual([])
})

test('with stories selected a decision is about them, else about the one in front', () => {
  const state = open('a', 'b', 'c')
  expect(targetIds(state)).toEqual(['a'])
  expect(targetIds(after(state, { kind: 'selected', ids: ['b', 'c'] }))).toEqual(['b', 'c'])
})

function after(state: ModerationState, ...events: ModerationEvent[]) {
  return events.reduce(moderationAfter, state)
}

function open(...ids: string[]) {
  return openModeration({ page: page(...ids), storyId: null, asks: [] })
}

function page(...ids: string[]) {
  return pageOf(...ids.map((id) => story(id)))
}

function pageOf(...stories: ModerationStory[]): ModerationPage {
  return { stories, counts, olderHref: null, loadedAt: new Date() }
}

function shown(state: ModerationState) {
  return shownStories(state).map(({ card }) => card.id)
}

function front(state: ModerationState) {
  return currentStory(state)?.card.id
}

function story(id: string, version = 1): ModerationStory {
  const card = {
    id,
    displayName: '',
    cityState: '',
    isDemo: false,
    isClient: false,
    isShared: true,
    language: 'en' as const,
    headline: '',
    howHelped: '',
    encouragement: '',
    date: '',
    photos: [],
  }
  const known = { fullName: '', answers: [], nameShown: '', sentOn: new Date() }
  const rest = { isWithdrawn: false, spamFlags: [], history: [] }
  return { card, version, status: 'pending', private: known, ...rest }
}
