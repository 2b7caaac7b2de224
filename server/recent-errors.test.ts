import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createRecentErrors } from './recent-errors.ts'

test('the last twenty errors are kept, newest first, and warnings are not', () => {
  const recent = createRecentErrors()
  const log = createLog('fatal', recent.note)
  for (let number = 1; number <= 25; number++) recent.note({ requestId: `r${number}` }, 'request failed')
  log.warn({}, 'only a warning')
  expect(recent.list()).toHaveLength(20)
  expect(recent.list()[0]).toMatchObject({ what: 'request failed', reference: 'r25' })
  expect(recent.list().at(-1)).toMatchObject({ reference: 'r6' })
})

test('an error that was logged is kept by its kind and reference, without what it says of people', () => {
  const recent = createRecentErrors()
  const err = Object.assign(new Error('jane@example.com is twice in approval_stories'), { code: '23505' })
  const log = createLog('error', recent.note, { write() {} })
  log.error({ err, requestId: 'abc', email: 'jane@example.com' }, 'sign-in: jane@example.com failed')
  log.error({ err: Object.assign(new Error('x'), { code: 'jane@example.com' }) }, 'request failed')
  log.error({ err: Object.assign(new Error('x'), { name: 'jane@example.com' }) }, 'request failed')
  log.error({ err: new RangeError('jane@example.com') }, 'request failed')
  expect(recent.list()[0]?.kind).toBe('RangeError')
  const [, third, second, first] = recent.list()
  expect(third?.kind).toBe('Error')
  expect(first).toMatchObject({ what: 'sign-in', kind: '23505', reference: 'abc' })
  expect(second).toMatchObject({ what: 'request failed', kind: 'Error', reference: null })
  expect(JSON.stringify(recent.list())).not.toContain('jane')
})
