import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutFieldIn, cutTo, fieldIn, isTooLong, normalized, onOneLine, parseVersion } from './outside-text.ts'

test('a text is cut to four times its limit, and a cut text is too long whatever is left of it', () => {
  expect(cutTo(10, 'x'.repeat(100))).toBe('x'.repeat(40))
  expect(isTooLong(10, cutTo(10, `x${' '.repeat(100)}y`), 'x')).toBe(true)
  expect(isTooLong(10, 'x         ', 'x')).toBe(false)
  expect(isTooLong(10, '😀'.repeat(10))).toBe(false)
  expect(isTooLong(10, '😀'.repeat(11))).toBe(true)
})

test('a field that is missing or a file is empty', () => {
  const form = new FormData()
  form.set('file', new Blob(['x']))
  expect(fieldIn(form, 'file', 10) + fieldIn(form, 'none', 10)).toBe('')
  expect(fieldIn(new URLSearchParams('q=a%00b'), 'q', 10)).toBe('ab')
})

test('a field that is cut has at most its limit, counted without the blanks around it', () => {
  const form = new URLSearchParams({ q: ` \r\n one\r\ntwo ${'x'.repeat(100)}` })
  expect(fieldIn(form, 'q', 10)).toHaveLength(40)
  expect(cutFieldIn(form, 'q', 10)).toBe('one\ntwo xx')
})

test.each(['', '0.5', '1.5', '-1', '1e9', '1e99', 'NaN', ' 1', '2147483648', '9'.repeat(400), '\0'])(
  '%j is no version',
  (text) => {
    expect(parseVersion(text)).toBeNull()
  },
)

test('ordinary text in any script comes out of the bounded normalization as of the plain one', () => {
  const written = [
    'José Ñandú, Việt Nam, Ångström, Crème brûlée',
    'שָׁלוֹם עֲלֵיכֶם',
    'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ',
    'हिन्दी में लिखा हुआ',
    'བོད་ཡིག ཧཱུྃ',
    'ภาษาไทย ก็',
    '한국어 각',
    'がぎぐげご ｶﾞｷﾞ',
    '👩‍👧 👍🏽 🏳️‍🌈',
  ]
  for (const text of written)
    for (const form of ['NFC', 'NFKC', 'NFKD'] as const)
      for (const spelled of [text, text.normalize('NFD')])
        expect(normalized(spelled, form)).toBe(spelled.normalize(form))
  // Up to the thirty marks that Unicode itself takes for the most a letter has.
  const letter = fc
    .tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.string({ unit: fc.constantFrom(...marks), maxLength: 20 }),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(letter), (letters) => {
      const text = letters.join('')
      expect(normalized(text, 'NFC')).toBe(text.normalize('NFC'))
    }),
  )
})

const marks = ['\u0301', '\u0327', '\u0323', '\u05b0', '\u064e', '\u3099', '\u20dd', '\u0f72']

test('of a pile of marks thirty stay', () => {
  expect(normalized(`x${'\u0301'.repeat(5000)}y`, 'NFC')).toBe(`x${'\u0301'.repeat(30)}y`)
})

test('a message of several lines becomes one', () => {
  expect(onOneLine(' one \n\n  two\r\nthree ')).toBe('one two three')
})
