import { expect, test } from 'vitest'
import { newId } from '../../db/uuid.ts'
import { hrefAfterMove, hrefAfterUndo, parseAfterMove, parseAfterUndo } from './after-move.ts'
import { moderationWords } from './moderation-words.ts'
import type { MoveAnswer } from './move-answer.ts'

const list = { status: 'rejected', words: 'door', isFlaggedOnly: false } as const
const counts = { pending: 0, approved: 0, rejected: 0 }
const seen = () => ({ id: newId(), version: 1 })
const answerOf = (answer: Partial<MoveAnswer>): MoveAnswer => ({
  ...{ move: 'approve', moved: [], asks: [], withdrawn: [], changed: [], counts },
  ...answer,
})
const searchOf = (href: string) => new URL(href, 'http://stories').searchParams

test('a posted decision leads back to its list and says there what came of it', () => {
  const [moved, next] = [seen(), newId()]
  const href = hrefAfterMove(list, answerOf({ moved: [moved], withdrawn: [seen()] }), next)
  expect(href).toMatch(/^\/admin\/stories\/rejected\?q=door&/)
  expect(searchOf(href).get('story')).toBe(next)
  expect(parseAfterMove(searchOf(href))).toEqual({
    ...{ move: 'approve', undo: [`${moved.id}:1`], asks: [], changed: [], withdrawn: 1 },
  })
})

test('a story that asks, then one that changed, is shown before the next one', () => {
  const [asks, changed] = [seen(), { id: newId(), words: 'w', story: null }]
  const after = (answer: Partial<MoveAnswer>) => searchOf(hrefAfterMove(list, answerOf(answer), ''))
  expect(after({ changed: [changed] }).get('story')).toBe(changed.id)
  expect(after({ changed: [changed], asks: [asks] }).get('story')).toBe(asks.id)
  expect(parseAfterMove(after({ changed: [changed], asks: [asks] }))).toMatchObject({
    ...{ asks: [asks.id], changed: [changed.id], withdrawn: 0 },
  })
  expect([...after({}).keys()]).toEqual(['q', 'move'])
})

test('a decision that was taken back is told with how many were, and how many not', () => {
  const href = hrefAfterUndo(list, { undone: 2, refused: 1 })
  expect(href).toBe('/admin/stories/rejected?q=door&undone=2&refused=1')
  expect(parseAfterUndo(searchOf(href))).toEqual({ undone: 2, refused: 1 })
})

test('an address that somebody wrote says nothing, or no more than a page can hold', () => {
  const parse = (search: string) => parseAfterUndo(new URLSearchParams(search))
  expect(parse('')).toBeNull()
  expect(parse('undone=x&refused=-4')).toEqual({ undone: 0, refused: 0 })
  expect(parse('undone=9999&refused=100')).toEqual({ undone: 100, refused: 100 })
  expect(parseAfterMove(new URLSearchParams('move=burn'))).toBeNull()
  expect(parseAfterMove(new URLSearchParams())).toBeNull()
  const many = new URLSearchParams([
    ['move', 'reject'],
    ...Array.from({ length: 101 }, (_, n) => ['ask', `${n}`]),
  ])
  expect(parseAfterMove(many)?.asks).toHaveLength(100)
})

test('the second question speaks of one person or of several', () => {
  expect(moderationWords.en.question.ask(1)).toMatch(/^This person/)
  expect(moderationWords.en.question.ask(2)).toMatch(/^2 of these people/)
})
