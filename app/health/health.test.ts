import { expect, test } from 'vitest'
import { type Findings, healthLines, overallState } from './health.ts'
import { agoWords, sizeWords } from './plain-words.ts'

const now = new Date('2026-05-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const allWell: Findings = {
  now,
  database: {
    engine: 'sqlite',
    answerMs: 3,
    bytes: 4_200_000,
    migration: '0007-story-undo',
    isUpToDate: true,
  },
  diskFreeBytes: 50e9,
  mail: { isSetUp: true, waiting: 0, givenUp: 0, lastFailureAt: null },
  backup: { at: daysAgo(1), bytes: 12_000_000 },
  missingForms: [],
  siteUrl: 'https://www.secondkey.com',
  isForwardedUnread: false,
  contact: { hasDemoPhone: false, hasDemoEmail: false },
  hasTwoFactor: true,
  errors: [],
}

function lineOf(name: string, change: Partial<Findings>) {
  return healthLines({ ...allWell, ...change }).find((line) => line.name === name)
}

test('a site in order is told so, line by line', () => {
  const lines = healthLines(allWell)
  expect(lines.map(({ state }) => state)).toEqual(lines.map(() => 'good'))
  expect(overallState(lines)).toBe('good')
  expect(lineOf('Database', {})?.says).toBe(
    'The built-in database answers in 3 ms and holds 4.2 MB. Its tables are up to date (0007-story-undo).',
  )
  expect(lineOf('Backup', {})?.says).toBe('The last one was made 1 day ago (12 MB).')
})

test('what keeps visitors or the owner from something needs the owner', () => {
  const wrong: [string, Partial<Findings>][] = [
    ['Database', { database: { ...allWell.database, answerMs: null } }],
    ['Database', { database: { ...allWell.database, isUpToDate: false } }],
    ['Disk', { diskFreeBytes: 100e6 }],
    ['Mail', { mail: { ...allWell.mail, isSetUp: false } }],
    ['Backup', { backup: null }],
    ['Forms', { missingForms: ['signup'] }],
    ['Address', { siteUrl: 'http://www.secondkey.com' }],
    ['Phone and e-mail', { contact: { hasDemoPhone: true, hasDemoEmail: true } }],
  ]
  for (const [name, change] of wrong) expect(lineOf(name, change)?.state, name).toBe('wrong')
})

test('what works and may not last deserves a look', () => {
  const look: [string, Partial<Findings>][] = [
    ['Disk', { diskFreeBytes: 800e6 }],
    ['Mail', { mail: { isSetUp: true, waiting: 2, givenUp: 1, lastFailureAt: daysAgo(2) } }],
    ['Backup', { backup: { at: daysAgo(8), bytes: 1 } }],
    ['Address', { siteUrl: 'http://localhost:3000' }],
    ['Proxy', { isForwardedUnread: true }],
    ['Two-factor sign-in', { hasTwoFactor: false }],
    ['Errors', { errors: [{ at: daysAgo(0), what: 'request failed', kind: 'Error', reference: 'r1' }] }],
  ]
  for (const [name, change] of look) expect(lineOf(name, change)?.state, name).toBe('look')
  expect(lineOf('Mail', look[1]?.[1] ?? {})?.says).toBe(
    'Mail is set up. The last failure was 2 days ago. 2 mails waiting, 1 given up.',
  )
})

test('a database elsewhere has no disk of ours', () => {
  expect(lineOf('Disk', { diskFreeBytes: null })).toBeUndefined()
})

test('sizes and times are said in words', () => {
  expect([0, 999, 1000, 9_990_000, 123_456_789, 5e9].map(sizeWords)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '10.0 MB',
    '123 MB',
    '5.0 GB',
  ])
  expect(agoWords(now, now)).toBe('a moment ago')
  expect(agoWords(new Date(now.getTime() - 60_000), now)).toBe('1 minute ago')
  expect(agoWords(daysAgo(3), now)).toBe('3 days ago')
})
