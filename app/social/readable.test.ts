import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boldFace, regularFace } from './face.ts'
import { readable } from './readable.ts'

const shown = (text: string) => readable(text, boldFace.has)

test('names keep their accents; signs the face lacks become their neighbors', () => {
  expect(shown('Café in Española, Kāneʻohe and Łódź')).toBe('Café in Española, Kāne‘ohe and Łódź')
  expect(shown('self‑made − a ″home″')).toBe('self-made – a ”home”')
  expect(shown('Nguyễn’s ﬁrst lease™')).toBe('Nguyen’s first leaseTM')
})

test('Spanish is drawn with every sign it has', () => {
  const spanish = '¿Le dijeron que no? ¡Señora, aún habrá “pingüinos” en Los Ángeles, según él!'
  for (const face of [boldFace, regularFace]) expect(readable(spanish, face.has)).toBe(spanish)
})

test('an emoji is left out, spaces and line ends of all kinds become one space', () => {
  expect(shown('  Approved 🎉🔑 \n at\u00a0last ')).toBe('Approved at last')
})

test('a title in another alphabet is not shown in ruins', () => {
  expect(shown('二回目のチャンス 2')).toBeNull()
  expect(shown('Второй ключ')).toBeNull()
  expect(shown('🎉')).toBeNull()
  expect(shown('')).toBeNull()
})

test('whatever is typed, only letters that can be drawn are left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const face of [boldFace, regularFace])
        for (const letter of readable(typed, face.has) ?? '') expect(face.has(letter)).toBe(true)
    }),
  )
})
