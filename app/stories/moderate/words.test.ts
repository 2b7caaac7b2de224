import { expect, test } from 'vitest'
import { conflictWords } from './conflict-words.ts'
import { decisionWords } from './decision-words.ts'
import { failureOf } from './move-answer.ts'
import { resultWords, undoWords } from './result-words.ts'

const now = new Date('2026-03-05T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

test('a conflict says who did what, and when', () => {
  const by = (actor: string, decision: 'approve' | 'reject' | 'withdraw' | 'undo' | 'submit') =>
    conflictWords({ actor, decision, createdAt: before(5000) }, 'me@example.com', now)
  expect(by('anna@example.com', 'reject')).toBe('anna@example.com rejected this story a moment ago.')
  expect(by('me@example.com', 'approve')).toBe('You approved this story a moment ago, in another window.')
  expect(by('submitter', 'withdraw')).toBe('Its author took this story back a moment ago.')
  expect(by('submitter', 'submit')).toBe('This story was changed since you opened it.')
  expect(conflictWords(undefined, 'me@example.com', now)).toBe('This story was changed since you opened it.')
})

test('the answer to many decisions says how many were done, changed, taken back and still open', () => {
  const none = { move: 'approve', done: 0, asks: 0, withdrawn: 0, changed: [] } as const
  expect(resultWords({ ...none, changed: [], done: 1 })).toBe('Approved. The wall shows it at once.')
  expect(resultWords({ ...none, changed: ['Anna rejected this story.'] })).toBe('Anna rejected this story.')
  expect(resultWords({ ...none, changed: ['One.', 'Two.', 'Three.'], done: 5, asks: 2, withdrawn: 1 })).toBe(
    '5 stories approved. 3 had been changed by somebody else: One. Two. And 1 more. 1 had been taken back by its author. 2 need a second answer.',
  )
  expect(resultWords({ ...none, changed: [] })).toBe('No story was selected.')
  expect(resultWords({ ...none, changed: [], withdrawn: 1 })).toMatch(/^Its author took that story back/)
  expect(resultWords({ ...none, changed: [], asks: 1 })).toBe('1 needs a second answer.')
  expect(resultWords({ ...none, changed: [], done: 1, withdrawn: 2 })).toBe(
    '1 story approved. 2 had been taken back by their authors.',
  )
})

test('a failure is said in words', () => {
  expect(failureOf(new TypeError('Failed to fetch')).failure).toMatch(/could not be saved/)
  expect(failureOf({ status: 401 }).failure).toMatch(/session has ended/)
  expect(failureOf({ status: 403 }).failure).toMatch(/may not decide/)
  expect(failureOf({ status: 500 }).failure).toMatch(/could not be saved/)
  expect(failureOf(null).failure).toMatch(/could not be saved/)
})

test('a failure names its story, for another page may be open by then', () => {
  const { about } = decisionWords.en.failures
  expect(about(['My door'], 'Not saved.')).toBe('“My door”: Not saved.')
  expect(about(['One', 'Two'], 'Not saved.')).toBe('2 stories: Not saved.')
})

test('an undo that came too late is said so; else how many are back', () => {
  expect(undoWords({ undone: 1, refused: 0 })).toBe('Undone. The story is back where it was.')
  expect(undoWords({ undone: 2, refused: 0 })).toBe('Undone. The stories are back where they were.')
  expect(undoWords({ undone: 0, refused: 2 })).toMatch(/^It was too late to undo that/)
  expect(undoWords({ undone: 4, refused: 1 })).toBe(
    '4 decisions undone. For 1 it was too late: please look at that story again.',
  )
  expect(undoWords({ undone: 1, refused: 2 })).toBe(
    '1 decision undone. For 2 it was too late: please look at those stories again.',
  )
})
