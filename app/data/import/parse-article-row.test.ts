import { expect, test } from 'vitest'
import { newId } from '../../db/uuid.ts'
import { parseArticleRow } from './parse-article-row.ts'

const now = new Date('2026-11-18T12:00:00.000Z')

function parsed(columns: Record<string, unknown>) {
  const found = parseArticleRow({ title: 'A', content: 'x', ...columns }, { defaultAuthor: 'B', now })
  return Array.isArray(found) ? found : found.article
}

test('what a spreadsheet writes in capitals is read', () => {
  const translation = newId()
  expect(
    parsed({
      published: 'TRUE',
      is_demo: 'FALSE',
      language: 'ES',
      translation_of: translation.toUpperCase(),
    }),
  ).toMatchObject({ published: true, is_demo: false, language: 'es', translation_of: translation })
  expect(parsed({ published: 'FALSE', is_demo: true })).toMatchObject({ published: false, is_demo: true })
  expect(parsed({ published: '', created_at: ' ', language: null })).toMatchObject({
    ...{ published: false, created_at: now, language: 'en', publish_at: null, translation_of: null },
  })
})

test('what is there and cannot be read is refused, not replaced in silence', () => {
  expect(
    parsed({
      ...{ published: 'perhaps', is_demo: 2, publish_at: '12/24/2026 9:00', created_at: '5/1/2024' },
      ...{ updated_at: 7, language: 'fr', translation_of: 'the other one' },
    }),
  ).toEqual([
    { field: 'published', reason: 'is neither true nor false' },
    { field: 'is_demo', reason: 'is neither true nor false' },
    { field: 'language', reason: 'is none of en, es' },
    { field: 'publish_at', reason: 'is no moment such as 2024-05-01 12:34:56+00' },
    { field: 'created_at', reason: 'is no moment such as 2024-05-01 12:34:56+00' },
    { field: 'updated_at', reason: 'is no moment such as 2024-05-01 12:34:56+00' },
    { field: 'translation_of', reason: 'is no id' },
  ])
})
