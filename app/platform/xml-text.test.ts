import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test('signs of the markup are written as numbers', () => {
  expect(xmlText(`a <b> & "c" 'd'`)).toBe('a &#60;b&#62; &#38; &#34;c&#34; &#39;d&#39;')
})

test('what no XML may hold is left out, emoji and other alphabets stay', () => {
  expect(xmlText('a\ufffe\uffff\0\u0007\u0085\ud800b\tc\nd')).toBe('ab\tc\nd')
  expect(xmlText('José 語 😀 \ufffd')).toBe('José 語 😀 \ufffd')
})

test('every character that is left is one of XML 1.0', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const letter of xmlText(`\ufffe${text}\udfff`)) {
        const code = letter.codePointAt(0) ?? 0
        const isLegal =
          [0x9, 0xa, 0xd].includes(code) ||
          (code >= 0x20 && code <= 0xd7ff) ||
          (code >= 0xe000 && code <= 0xfffd) ||
          code >= 0x10000
        expect(isLegal, code.toString(16)).toBe(true)
      }
    }),
  )
})
