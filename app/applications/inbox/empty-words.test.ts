import { expect, test } from 'vitest'
import type { ApplicationList } from './application-list.ts'
import { emptyWords } from './empty-words.ts'
import { inboxWords } from './inbox-words.ts'
import type { ListCounts } from './list-counts.ts'

const words = inboxWords.en
const counts = { due: 0 } as ListCounts
const said = (list: Partial<ApplicationList>, isMore = false) =>
  emptyWords(words, { name: 'new', filter: {}, ...list }, counts, isMore).title

test('an empty last page is not called an empty list', () => {
  const after = { createdAt: new Date(0), id: 'x' }
  expect(said({})).toBe('No new applications')
  expect(said({ after })).toBe('Nothing more on this page')
  expect(said({ after, filter: { state: 'TX' } })).toBe('Nothing more on this page')
  expect(said({ after, filter: { state: 'TX' } }, true)).toBe('Nothing found so far')
  expect(said({ filter: { state: 'TX' } })).toBe('Nothing found')
})
