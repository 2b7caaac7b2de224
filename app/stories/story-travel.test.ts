import { expect, test } from 'vitest'
import { stayingColumns, travelColumns } from './story-travel.ts'

test('a story travels with what it is and who may see it, and nothing stays behind without a reason', () => {
  for (const column of [
    'id',
    'created_at',
    'status',
    'is_demo',
    'withdrawn_at',
    'token_hash',
    'interior_photo_url',
  ])
    expect(travelColumns).toContain(column)
  expect(new Set(travelColumns).size).toBe(travelColumns.length)
  expect(travelColumns.filter((column) => column in stayingColumns)).toEqual([])
})
