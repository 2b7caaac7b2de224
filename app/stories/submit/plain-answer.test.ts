import { expect, test } from 'vitest'
import { plainAnswer } from './plain-answer.ts'
import { privateHref } from './private-link.ts'

test('a story sent without JavaScript leads to its private page, by the address that the server puts into its language', () => {
  const stored = { kind: 'stored', status: 201, message: '', nextToken: '' } as const
  let answer: unknown
  try {
    plainAnswer({ ...stored, privatePage: { href: privateHref('its-token'), label: '' } }, 'es')
  } catch (thrown) {
    answer = thrown
  }
  expect(answer).toMatchObject({ status: 303 })
  expect((answer as Response).headers.get('Location')).toBe('/approval-wall/my-story?key=its-token&sent')
})
