import { expect, test } from 'vitest'
import { heldAfter, heldAtFirst } from './held-row.ts'
import type { SettingRow } from './setting-row.ts'

const rowOf = (value: string, seen = value, error?: string): SettingRow => ({
  key: 'brand',
  label: 'Brand',
  control: 'text',
  isOptional: false,
  fields: [value],
  seen: { name: 'seen-brand', value: seen },
  state: seen,
  reads: seen,
  isDefault: false,
  defaultReads: '',
  last: null,
  ...(error && { error }),
})
const held = heldAtFirst(rowOf('Old'), false)
const shown = ({ row, isTyped, round }: typeof held) => [row.seen.value, row.fields, isTyped, round]

test('a field that still holds what was sent is replaced by what was saved of it', () => {
  const now = { typed: [' New '], sent: [' New '], isRefused: false }
  expect(shown(heldAfter(held, rowOf('New'), now))).toEqual(['New', ['New'], false, 1])
})

test('what was typed while a save was under way stays, unsaved, over what was saved', () => {
  const now = { typed: ['Newer'], sent: ['New'], isRefused: false }
  expect(shown(heldAfter(held, rowOf('New'), now))).toEqual(['New', ['New'], true, 0])
})

test('what was typed stays with what its writer saw when the answer is to another form', () => {
  const now = { typed: ['Mine'], sent: null, isRefused: false }
  expect(shown(heldAfter(held, rowOf('Theirs'), now))).toEqual(['Old', ['Old'], true, 0])
})

test('an untouched field shows what others saved', () => {
  const now = { typed: ['Old'], sent: null, isRefused: false }
  expect(shown(heldAfter(held, rowOf('Theirs'), now))).toEqual(['Theirs', ['Theirs'], false, 1])
})

test('what was refused stays in its field, also when another form is answered next', () => {
  const refused = heldAfter(held, rowOf('?', 'Old', 'No'), { typed: ['?'], sent: ['?'], isRefused: true })
  expect(shown(refused)).toEqual(['Old', ['?'], true, 0])
  const now = { typed: ['?'], sent: null, isRefused: false }
  const later = heldAfter(refused, rowOf('Old'), now)
  expect(shown(later)).toEqual(['Old', ['?'], true, 0])
  expect(later.row.error).toBe('No')
})

test('a refusal that came without JavaScript is not taken for what is stored', () => {
  const refused = heldAtFirst(rowOf('?', 'Old', 'No'), true)
  const now = { typed: ['?'], sent: null, isRefused: false }
  expect(heldAfter(refused, rowOf('Old'), now).isTyped).toBe(true)
})

test('lines count as the same however they end', () => {
  const stored = heldAtFirst(rowOf('One\r\nTwo'), false)
  const now = { typed: ['One\nTwo'], sent: null, isRefused: false }
  expect(heldAfter(stored, rowOf('Theirs'), now).row.fields).toEqual(['Theirs'])
})
