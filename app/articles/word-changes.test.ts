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

test.each([
  ['', '0 words, 0 characters'],
  ['One.', '1 word, 4 characters, 1 min read'],
  ["## Don't — you can!", '3 words, 19 characters, 1 min read'],
])('%j is counted as %s', (text, counted) => {
  expect(countWords(text)).toBe(counted)
})
