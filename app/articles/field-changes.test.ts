import { expect, test } from 'vitest'
import { fieldChanges, stateWords } from './field-changes.ts'
import { articleFields } from './testing/fields.ts'

test('only the fields that differ are told, each with its name, in the order of the form', () => {
  const before = articleFields({ title: 'Old' })
  expect(fieldChanges(before, before, 'UTC')).toEqual([])
  const after = {
    ...before,
    title: 'New',
    content: 'Other',
    imageUrl: 'https://example.com/a.png',
    imageAlt: 'A door',
  }
  expect(fieldChanges(before, after, 'UTC').map(({ label }) => label)).toEqual([
    'Title',
    'Content',
    'Picture',
    'What the picture shows',
  ])
  expect(fieldChanges(before, after, 'UTC')[0]).toEqual({ label: 'Title', from: 'Old', to: 'New' })
})

test('an article is a draft, scheduled or published', () => {
  const draft = { ...articleFields({}), published: false, publishAt: null }
  expect(stateWords(draft, 'UTC')).toBe('Draft')
  expect(stateWords({ ...draft, publishAt: new Date('2026-05-05T10:00:00Z') }, 'UTC')).toMatch(
    /^Scheduled for .*2026/,
  )
  expect(stateWords({ ...draft, published: true }, 'UTC')).toBe('Published')
})
