import { expect, test } from 'vitest'
import { issueFormToken, readFormToken } from './form-token.server.ts'

const secret = 'one secret'
const issued = new Date('2025-06-01T12:00:00Z')
const later = (seconds: number) => new Date(issued.getTime() + seconds * 1000)

test('a token read in good time has no problem, and always the same key', () => {
  const token = issueFormToken(secret, issued)
  const first = readFormToken(secret, token, later(60))
  expect(first).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), problem: null })
  expect(readFormToken(secret, token, later(600))).toEqual(first)
})

test.each([
  [0, 'too-fast'],
  [2.9, 'too-fast'],
  [3, null],
  [86_400, null],
  [86_401, 'too-old'],
  [-60, 'too-fast'],
])('after %d seconds the problem is %j, and the key still counts', (seconds, problem) => {
  const token = issueFormToken(secret, issued)
  const { key } = readFormToken(secret, token, later(60))
  expect(readFormToken(secret, token, later(seconds))).toEqual({ key, problem })
})

test('no two tokens share a key', () => {
  const keys = Array.from({ length: 100 }, () => readFormToken(secret, issueFormToken(secret, issued)).key)
  expect(new Set(keys).size).toBe(100)
})

test('a token of another secret, a changed one and nonsense are forged, and their key is not used', () => {
  const token = issueFormToken(secret, issued)
  const { key } = readFormToken(secret, token, later(60))
  const forged = [
    issueFormToken('another secret', issued),
    token.replace(/^./, '9'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    'nonsense',
    `${token}.x`,
  ]
  for (const sent of forged) {
    const read = readFormToken(secret, sent, later(60))
    expect(read.problem).toBe('forged-token')
    expect(read.key).not.toBe(key)
  }
})

test.each([undefined, ''])('without a token (%j) there is a fresh key', (sent) => {
  const [one, other] = [readFormToken(secret, sent), readFormToken(secret, sent)]
  expect(one.problem).toBe('no-token')
  expect(one.key).not.toBe(other.key)
})
