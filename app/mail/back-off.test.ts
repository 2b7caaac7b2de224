import { expect, test } from 'vitest'
import { minuteMs } from '../platform/duration.ts'
import { hasExhaustedRetries, isTooLate, keepsBody, nextTry } from './back-off.ts'
import { storyInvitationDays, teamInvitationDays } from './link-lives.ts'

const createdAt = new Date('2026-03-01T12:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * minuteMs)
const waits = [1, 5, 30, 120, 360, 720, 1440]

test('seven tries follow the first, each after a longer wait, and then none', () => {
  const next = (attempts: number) => nextTry({ kind: 'test', attempts, createdAt }, createdAt)
  expect([1, 2, 3, 4, 5, 6, 7].map(next)).toEqual(waits.map(after))
  expect(next(8)).toBeNull()
})

test('a mail is worn out when it was begun once more than it can be tried', () => {
  expect(hasExhaustedRetries({ attempts: 8 })).toBe(false)
  expect(hasExhaustedRetries({ attempts: 9 })).toBe(true)
})

test('a link to a new password is sent as long as it works, to the last moment', () => {
  const mail = { kind: 'password-reset', createdAt } as const
  expect(isTooLate(mail, after(30))).toBe(false)
  expect(isTooLate(mail, new Date(after(30).getTime() + 1))).toBe(true)
  expect(nextTry({ ...mail, attempts: 2 }, after(25))).toEqual(after(30))
  expect(nextTry({ ...mail, attempts: 2 }, after(26))).toBeNull()
})

test('the mail of an invitation is sent as long as its link works', () => {
  for (const [kind, days] of [
    ['invitation', teamInvitationDays],
    ['story-invitation', storyInvitationDays],
  ] as const) {
    expect(isTooLate({ kind, createdAt }, after(days * 24 * 60))).toBe(false)
    expect(isTooLate({ kind, createdAt }, after(days * 24 * 60 + 1))).toBe(true)
  }
})

test('any other mail is never too late, and keeps its words when it is given up', () => {
  expect(isTooLate({ kind: 'decision', createdAt }, after(100_000))).toBe(false)
  expect(keepsBody('decision')).toBe(true)
  expect(keepsBody('password-reset')).toBe(false)
  expect(keepsBody('story-invitation')).toBe(false)
})
