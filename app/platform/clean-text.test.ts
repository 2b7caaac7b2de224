import { expect, test } from 'vitest'
import { cleanLine, cleanText, isFilled } from './clean-text.ts'

test('a text keeps its paragraphs, and loses blanks at line ends, empty lines in rows and what is invisible', () => {
  expect(cleanText('  \n One  \r\nTwo\t\r\r\r\rThree\u200b\u202e\u00ad \n ')).toBe('One\nTwo\n\nThree')
  expect(cleanText('cafe\u0301')).toBe('caf\u00e9')
})

test('a line is one line, and an invisible mark parts words', () => {
  expect(cleanLine('  Jane\n\nDoe ')).toBe('Jane Doe')
  expect(cleanLine('Jane\u200bDoe\u3164')).toBe('Jane Doe')
})

test('an emoji of several people stays whole', () => {
  expect(cleanText('👩\u200d👧')).toBe('👩\u200d👧')
})

test('a text is filled when there is something to see', () => {
  expect([isFilled('a'), isFilled('!'), isFilled('7'), isFilled('👍')]).toEqual([true, true, true, true])
  expect([isFilled(''), isFilled(' \n'), isFilled('\u0301')]).toEqual([false, false, false])
})
