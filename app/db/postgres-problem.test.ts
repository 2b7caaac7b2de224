import { expect, test } from 'vitest'
import { DatabaseProblem } from './database-problem.ts'
import { openingProblem } from './postgres-problem.ts'

test.each([
  ['25006', 'cannot execute LISTEN during recovery', /^DATABASE_URL leads to a server that can only be read/],
  ['53300', 'too many connections for role "x"', /^DATABASE_URL allows too few connections/],
  [
    '28P01',
    'password authentication failed',
    /^Cannot open the PostgreSQL database of DATABASE_URL: password/,
  ],
])('%s is said in words, with what the server said', (code, message, words) => {
  const problem = openingProblem(Object.assign(new Error(message), { code }))
  expect(problem).toBeInstanceOf(DatabaseProblem)
  expect(problem.message).toMatch(words)
  expect(problem.message).toContain(message)
})

test('a problem that names the setting stays as it is', () => {
  expect(openingProblem(new Error('DATABASE_URL has another encoding')).message).toBe(
    'DATABASE_URL has another encoding',
  )
})
