import { expect, test } from 'vitest'
import { keyIn } from '../../ui/single-keys.ts'
import { moderationKeys } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

test('no two keys are the same', () => {
  const keys = Object.values(moderationKeys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('every key that the legend names does what it says', () => {
  for (const [name, key] of Object.entries(moderationKeys))
    expect(keyIn(moderationKeys, { ...plain, key: key.toUpperCase() }, false)).toBe(name)
})

test('a key means the same with Caps Lock on', () => {
  expect(keyIn(moderationKeys, { ...plain, key: 'A' }, false)).toBe('approve')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'a press with %j belongs to the browser',
  (held) => {
    expect(keyIn(moderationKeys, { ...plain, key: 'a', ...held }, false)).toBeNull()
  },
)

test('nothing happens while somebody types', () => {
  for (const key of ['a', 'r', '/', '?']) expect(keyIn(moderationKeys, { ...plain, key }, true)).toBeNull()
})
