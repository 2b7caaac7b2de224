import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldUnchanged, type Piece, wordChanges } from './word-changes.ts'
import { countWords } from './word-count.ts'

const textOf = (pieces: Piece[], kinds: Piece['kind'][]) =>
  pieces.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join('')

test('a changed word stands beside the one it replaced', () => {
  expect(wordChanges('a red door', 'a green door')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'red' },
    { kind: 'added', text: 'green' },
    { kind: 'same', text: ' door' },
  ])
})

test('nothing of either text is lost', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.lorem({ maxCount: 30 }), (from, to) => {
      const pieces = wordChanges(from, to)
      expect(textOf(pieces, ['same', 'removed'])).toBe(from)
      expect(textOf(pieces, ['same', 'added'])).toBe(to)
    }),
  )
})

test('two long texts with nothing in common are told whole, without a long search', () => {
  const [from, to] = ['a', 'b'].map((letter) =>
    Array.from({ length: 9000 }, (_, n) => `${letter}${n}`).join(' '),
  )
  const pieces = wordChanges(from ?? '', to ?? '')
  expect(textOf(pieces, ['same', 'removed'])).toBe(from)
  expect(textOf(pieces, ['same', 'added'])).toBe(to)
})

test('a long stretch nobody touched is folded', () => {
  const long = 'word '.repeat(400)
  const folded = foldUnchanged(wordChanges(`${long}old`, `${long}new`))
  expect(textOf(folded, ['same']).length).toBeLessThan(200)
  expect(textOf(folded, ['removed'])).toBe('old')
})

test('of a long stretch some words stay beside each change, and none where there is no change', () => {
  const [added, removed] = [{ kind: 'added', text: 'a' } as const, { kind: 'removed', text: 'r' } as const]
  const same = { kind: 'same', text: `first ${'word '.repeat(200)}last` } as const
  const shown = (pieces: Piece[]) => textOf(foldUnchanged(pieces), ['same'])
  expect(shown([added, same, removed])).toMatch(/^first (word )+… (word )+last$/)
  expect(shown([added, same])).toMatch(/^first (word )+… $/)
  expect(shown([same, added])).toMatch(/^ … (word )+last$/)
  expect(foldUnchanged([{ ...added, text: same.text }])).toEqual([{ ...added, text: same.text }])
})

test('a stretch of 480 characters is shown whole, a longer one folded to 160 on each side', () => {
  const [change, after] = [{ kind: 'added', text: 'a' } as const, { kind: 'removed', text: 'r' } as const]
  const folded = (length: number) =>
    foldUnchanged([change, { kind: 'same', text: 'x'.repeat(length) }, after])[1]?.text
  expect(folded(480)).toBe('x'.repeat(480))
  expect(folded(481)).toBe(`${'x'.repeat(160)} … ${'x'.repeat(160)}`)
})

test('two texts that are the same have one piece, two empty ones none', () => {
  expect(wordChanges('a door', 'a door')).toEqual([{ kind: 'same', text: 'a door' }])
  expect(wordChanges('', '')).toEqual([])
})

test.each([
  ['', '0 words, 0 characters'],
  ['One.', '1 word, 4 characters, 1 min read'],
  ['a '.repeat(200), '200 words, 400 characters, 1 min read'],
  ['a '.repeat(201), '201 words, 402 characters, 2 min read'],
  ["## Don't — you can!", '3 words, 19 characters, 1 min read'],
])('%j is counted as %s', (text, counted) => {
  expect(countWords(text)).toBe(counted)
})
