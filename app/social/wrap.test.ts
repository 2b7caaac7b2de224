import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boldFace } from './face.ts'
import { readable } from './readable.ts'
import { fitText, wrap } from './wrap.ts'

const space = { width: 560, maxLines: 4, sizes: [70, 59, 49, 39] }
const fitted = (text: string) => fitText(text, space, boldFace.widthOf)

test('any title fits into four lines, each within its width, with nothing lost but what is cut at the end', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 400, size: 'max' }), fc.lorem({ maxCount: 60, size: 'max' })),
      (typed) => {
        const title = readable(typed, boldFace.has)
        fc.pre(title !== null)
        const { size, lines } = fitted(title)
        expect(lines.length).toBeLessThanOrEqual(4)
        for (const line of lines)
          expect(boldFace.widthOf(line) * size).toBeLessThanOrEqual(space.width + 0.01)
        const shown = lines.join('').replaceAll(' ', '')
        const whole = title.replaceAll(' ', '')
        if (shown !== whole) expect(whole.startsWith(shown.slice(0, -1)) && shown.endsWith('…')).toBe(true)
      },
    ),
  )
})

test('a short title stands in the largest letters, a longer one in smaller ones', () => {
  expect(fitted('A new door')).toEqual({ size: 70, lines: ['A new door'] })
  expect(fitted('How to read a screening report and dispute what is wrong in it').size).toBeLessThan(70)
})

test('a word longer than the line is broken rather than cut off', () => {
  const { lines } = fitted('Donaudampfschifffahrtsgesellschaftskapitän')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaftskapitän')
})

test('what has no room even in the smallest letters ends with an ellipsis', () => {
  const { size, lines } = fitted('One more word, '.repeat(40).trim())
  expect(size).toBe(39)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/\w…$/)
})

test('lines are about as long as each other: no single word is left over', () => {
  const greedy = wrap('You do not have to ask the next landlord alone.', 560 / 49, boldFace.widthOf)
  const { lines } = fitText(
    'You do not have to ask the next landlord alone.',
    { ...space, sizes: [49] },
    boldFace.widthOf,
  )
  expect(lines).toHaveLength(greedy.length)
  expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
})
