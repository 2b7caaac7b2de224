import { expect, test } from 'vitest'
import { toggled } from '../toggled.ts'
import { parseChecklist } from './checklist-state.ts'
import { listsFor, readyCount } from './papers.ts'

const everything = listsFor([])
const [basics] = everything

test('who has chosen nothing sees every list, who has chosen sees what fits and what everyone needs', () => {
  expect(listsFor([])).toEqual(everything)
  expect(listsFor(['pets', 'eviction']).map(({ id }) => id)).toEqual(['basics', 'eviction', 'pets'])
  expect(listsFor(['no-such'])).toEqual(everything)
})

test('every paper has a name of its own, a reason and a way to get it', () => {
  const papers = everything.flatMap((list) => list.papers)
  for (const part of ['id', 'name', 'how'] as const)
    expect(new Set(papers.map((paper) => paper[part])).size, part).toBe(papers.length)
  for (const { why, how } of papers) for (const text of [why, how]) expect(text).toMatch(/[.?]$/)
})

test('only what is shown is counted', () => {
  const lists = listsFor(['pets'])
  expect(readyCount(lists, ['photo-id', 'shots', 'taxes'])).toEqual({
    ready: 2,
    all: (basics?.papers.length ?? 0) + 2,
  })
})

test('what lies in storage and is no longer on the list is left out', () => {
  expect(parseChecklist({ chosen: ['pets', 'gone'], ticked: ['shots', 7, null] })).toEqual({
    chosen: ['pets'],
    ticked: ['shots'],
  })
  for (const odd of [null, 'text', 3, [], { chosen: 'pets' }])
    expect(parseChecklist(odd)).toEqual({ chosen: [], ticked: [] })
  expect(toggled(toggled(['a'], 'b', true), 'a', false)).toEqual(['b'])
})
