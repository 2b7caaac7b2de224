import { describe, expect, test } from 'vitest'
import { newId } from '../../db/uuid.ts'
import { isListStale } from './list-stale.ts'
import { parseBack, parseMove, parseStories } from './move-form.ts'
import { parsePolledHref, polledHref } from './polled-href.ts'
import { listHref, parseList, type StoryList } from './story-list.ts'

const site = 'https://example.com'
const after = { createdAt: new Date('2026-03-05T10:00:00.123Z'), id: newId() }
const plain: StoryList = { status: 'pending', words: '', isFlaggedOnly: false }

describe('the address of a list', () => {
  test.each<StoryList>([
    plain,
    { ...plain, status: 'approved' },
    { ...plain, status: 'rejected', words: 'a & b 100%', isFlaggedOnly: true },
    { ...plain, words: 'josé', after },
  ])('says everything about it: %j', (list) => {
    expect(parseList(new URL(listHref(list), site))).toEqual(list)
  })

  test('words are searched without the blanks around them, two hundred characters of them', () => {
    const wordsIn = (q: string) => parseList(new URL(`/admin?q=${q}`, site))?.words
    expect(wordsIn('%20door%20')).toBe('door')
    expect(wordsIn('x'.repeat(201))).toBe('x'.repeat(200))
  })

  test('the admin area opens with the pending stories', () => {
    expect(listHref(plain)).toBe('/admin')
  })

  test.each(['/admin/stories/deleted', '/admin/stories/pending/before/yesterday', '/admin/articles', '/'])(
    '%s is none',
    (path) => {
      expect(parseList(new URL(path, site))).toBeNull()
    },
  )
})

test('the question for newer stories carries the list and its top', () => {
  const list: StoryList = { status: 'rejected', words: 'akron', isFlaggedOnly: true }
  expect(parsePolledHref(new URL(polledHref(list, after), site))).toEqual({ list, top: after })
  expect(parsePolledHref(new URL(polledHref(list, undefined), site))).toEqual({ list, top: undefined })
  expect(polledHref(plain, undefined)).toBe('/admin/stories/news?status=pending')
  expect(parsePolledHref(new URL('/admin/stories/news?status=..%2F..', site))).toBeNull()
})

describe('the form of a decision', () => {
  const formOf = (fields: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return form
  }

  test('leads back to a list of ours, and nowhere else', () => {
    const list: StoryList = { ...plain, status: 'approved', words: 'x' }
    expect(parseBack(formOf([['back', listHref(list)]]))).toEqual(list)
    for (const back of ['https://evil.example/x', '//evil.example', '/articles', ''])
      expect(parseBack(formOf([['back', back]]))).toEqual(plain)
  })

  test('names known moves and stories as they were seen', () => {
    const { id } = after
    expect(
      parseMove(
        formOf([
          ['move', 'reject'],
          ['story', `${id}:3`],
          ['reason', 'x'.repeat(900)],
        ]),
      ),
    ).toEqual({ move: 'reject', stories: [{ id, version: 3 }], reason: 'x'.repeat(500), isConfirmed: false })
    expect(
      parseMove(
        formOf([
          ['move', 'approve'],
          ['confirmed', 'yes'],
          ['reason', 'none'],
        ]),
      ),
    ).toEqual({ move: 'approve', stories: [], isConfirmed: true })
    expect(parseMove(formOf([['move', 'toString']]))).toBeNull()
    expect(
      parseMove(
        formOf([
          ['move', 'approve'],
          ['story', 'x'],
        ]),
      ),
    ).toBeNull()
  })

  test('takes a hundred stories at once, and not one more', () => {
    const several = (count: number) => formOf(Array.from({ length: count }, () => ['story', `${after.id}:1`]))
    expect(parseStories(several(100))).toHaveLength(100)
    expect(parseStories(several(101))).toBeNull()
  })
})

describe('a list is loaded again', () => {
  const stale = (from: string, to: string, formAction?: string) =>
    isListStale({
      currentUrl: new URL(from, site),
      nextUrl: new URL(to, site),
      formAction,
      defaultShouldRevalidate: true,
    })

  test('not after a decision, whose answer says what changed', () => {
    expect(stale('/admin', '/admin', '/admin/stories/move')).toBe(false)
  })

  test('after an undo, when asked for, and for another search', () => {
    expect(stale('/admin', '/admin', '/admin/stories/undo')).toBe(true)
    expect(stale('/admin', '/admin')).toBe(true)
    expect(stale('/admin', '/admin?q=x')).toBe(true)
  })

  test('after any other form of the page, also when its answer only adds a message', () => {
    expect(stale('/admin', '/admin?said=steps-hidden', '/admin/start/hide')).toBe(true)
  })

  test('not when only the story in front or a message changes', () => {
    expect(stale('/admin?q=x&said=undone', '/admin?q=x&story=1')).toBe(false)
  })
})
