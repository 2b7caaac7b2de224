import { expect, test } from 'vitest'
import { newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { previewPath, readPreviewToken } from './preview-link.server.ts'

const now = new Date('2026-03-01T12:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * dayMs)
const id = newId()
const token = previewPath('secret', id, now).replace('/articles/preview/', '')

test('a preview link names its article for seven days', () => {
  expect(readPreviewToken('secret', token, now)).toBe(id)
  expect(readPreviewToken('secret', token, after(7))).toBe(id)
  expect(readPreviewToken('secret', token, after(8))).toBeNull()
  const midnight = new Date('2026-03-09T00:00:00Z')
  expect(readPreviewToken('secret', token, midnight)).toBeNull()
  expect(readPreviewToken('secret', token, new Date(midnight.getTime() - 1))).toBe(id)
})

test('a link for another article, with a longer life or of another secret is refused', () => {
  const [, lastDay, signature] = token.split('.')
  expect(readPreviewToken('secret', `${newId()}.${lastDay}.${signature}`, now)).toBeNull()
  expect(readPreviewToken('secret', `${id}.zzzz.${signature}`, now)).toBeNull()
  expect(readPreviewToken('other', token, now)).toBeNull()
  expect(readPreviewToken('secret', 'nonsense', now)).toBeNull()
})
