import { expect, test } from 'vitest'
import { dayMs } from '../platform/duration.ts'
import type { Findings } from './findings.ts'
import { healthLines, overallState } from './health.ts'
import { sizeWords } from './plain-words.ts'

const now = new Date('2026-05-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
const made = (at: Date) => ({ at, bytes: 12_000_000, file: 'x.gz' })
const calm = { waiting: 0, givenUp: 0, failed: 0, lastFailureAt: null }

const allWell: Findings = {
  now,
  database: {
    engine: 'sqlite',
    answerMs: { value: 3 },
    bytes: { value: 4_200_000 },
    migration: { value: { name: '0007-story-undo', isUpToDate: true } },
  },
  disk: { value: { freeBytes: 50e9, freeFiles: 3e6 } },
  mail: { server: { value: { kind: 'answers' } }, queue: { value: calm } },
  backup: { value: { running: null, failed: null, last: made(daysAgo(1)) } },
  ownForms: [],
  applications: { waiting: { value: 0 }, keepMonths: 24 },
  webhooks: { value: { count: 1, givenUp: 0, gone: 0, restored: 0 } },
  siteUrl: 'https://www.secondkey.com',
  isForwardedUnread: false,
  contact: { hasDemoPhone: false, hasDemoEmail: false },
  hasTwoFactor: { value: true },
  review: { value: { stop: 0, first: 0, later: 1, decided: 2 } },
  errors: [],
  startedAt: daysAgo(2),
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
  expect(lineOf('Ready to open?', {})?.says).toBe(
    '0 things stop you, 0 before opening, 1 can wait, 2 decided.',
  )
  expect(lineOf('Backup', {})?.says).toBe('The last one was made 1 day ago (12 MB).')
})

test('what keeps visitors or the owner from something needs the owner', () => {
  const { database, mail } = allWell
  const trouble = { kind: 'trouble', why: 'Nobody answers at x.' } as const
  const wrong: [string, Partial<Findings>][] = [
    ['Database', { database: { ...database, answerMs: { missing: 'failed' } } }],
    ['Database', { database: { ...database, bytes: { missing: 'late' } } }],
    ['Database', { database: { ...database, migration: { missing: 'failed' } } }],
    ['Database', { database: { ...database, migration: { value: { name: null, isUpToDate: false } } } }],
    ['Disk', { disk: { value: { freeBytes: 100e6, freeFiles: 3e6 } } }],
    ['Disk', { disk: { value: { freeBytes: 800e6, freeFiles: 999 } } }],
    ['Disk', { disk: { missing: 'late' } }],
    ['Mail', { mail: { ...mail, server: { value: { kind: 'not-set-up' } } } }],
    ['Mail', { mail: { ...mail, server: { value: trouble } } }],
    ['Mail', { mail: { ...mail, server: { missing: 'late' } } }],
    ['Backup', { backup: { value: { running: null, failed: null, last: null } } }],
    ['Address', { siteUrl: 'http://www.secondkey.com' }],
    ['Phone and e-mail', { contact: { hasDemoPhone: true, hasDemoEmail: true } }],
    ['Ready to open?', { review: { value: { stop: 1, first: 0, later: 0, decided: 0 } } }],
  ]
  for (const [name, change] of wrong)
    expect(lineOf(name, change)?.state, JSON.stringify(change)).toBe('wrong')
  expect(lineOf('Mail', { mail: { ...mail, server: { value: trouble } } })?.says).toBe(
    'Mail is set up, but the mail server cannot be used: Nobody answers at x.',
  )
})

test('what works and may not last deserves a look', () => {
  const { mail } = allWell
  const queue = { value: { waiting: 2, givenUp: 1, failed: 1, lastFailureAt: daysAgo(2) } }
  const failed = { at: daysAgo(0), words: 'No room' }
  const look: [string, Partial<Findings>][] = [
    ['Disk', { disk: { value: { freeBytes: 800e6, freeFiles: null } } }],
    ['Disk', { disk: { value: { freeBytes: 50e9, freeFiles: 9999 } } }],
    ['Mail', { mail: { ...mail, queue } }],
    // It failed before the time of it was kept.
    ['Mail', { mail: { ...mail, queue: { value: { ...calm, waiting: 1, failed: 1 } } } }],
    ['Mail', { mail: { ...mail, queue: { missing: 'late' } } }],
    ['Backup', { backup: { value: { running: null, failed: null, last: made(daysAgo(8)) } } }],
    ['Backup', { backup: { value: { running: null, failed, last: made(daysAgo(1)) } } }],
    ['Backup', { backup: { missing: 'not asked' } }],
    ['Applications', { applications: { waiting: { value: 3 }, keepMonths: 24 } }],
    ['Applications', { applications: { waiting: { missing: 'late' }, keepMonths: 24 } }],
    ['Webhooks', { webhooks: { value: { count: 1, givenUp: 2, gone: 0, restored: 0 } } }],
    ['Webhooks', { webhooks: { value: { count: 1, givenUp: 0, gone: 1, restored: 0 } } }],
    ['Webhooks', { webhooks: { value: { count: 1, givenUp: 0, gone: 0, restored: 1 } } }],
    ['Webhooks', { webhooks: { missing: 'late' } }],
    ['Address', { siteUrl: 'http://localhost:3000' }],
    ['Proxy', { isForwardedUnread: true }],
    ['Two-factor sign-in', { hasTwoFactor: { value: false } }],
    ['Two-factor sign-in', { hasTwoFactor: { missing: 'late' } }],
    ['Ready to open?', { review: { value: { stop: 0, first: 2, later: 0, decided: 0 } } }],
    ['Ready to open?', { review: { missing: 'late' } }],
    ['Errors', { errors: [{ at: daysAgo(0), what: 'request failed', kind: 'Error', reference: 'r1' }] }],
  ]
  for (const [name, change] of look) expect(lineOf(name, change)?.state, JSON.stringify(change)).toBe('look')
  expect(lineOf('Mail', { mail: { ...mail, queue } })?.says).toBe(
    'The mail server answers and takes our name. The last failure was 2 days ago. 2 mails waiting, 1 given up.',
  )
})

test('applications that wait are counted, how long closed ones are kept is said, and no webhook is no line', () => {
  const said = (waiting: number, keepMonths = 24) =>
    lineOf('Applications', { applications: { waiting: { value: waiting }, keepMonths } })?.says
  expect(said(0)).toBe(
    'No new one has waited for more than a day to hear from you. Closed ones are erased after 24 months.',
  )
  expect(said(1, 6)).toBe(
    'One new one has waited for more than a day to hear from you. Closed ones are erased after 6 months.',
  )
  expect(said(0, 1)).toContain('Closed ones are erased after 1 month.')
  expect(
    lineOf('Webhooks', { webhooks: { value: { count: 0, givenUp: 0, gone: 0, restored: 0 } } }),
  ).toBeUndefined()
})

test('a backup from the future is no recent one', () => {
  const last = { at: daysAgo(-1), bytes: 12e6, file: '' }
  const backup = { value: { running: null, failed: null, last } }
  expect(lineOf('Backup', { backup })).toMatchObject({
    state: 'look',
    says: 'The last one was made at a time that is still to come (12 MB).',
    advice: 'The clock of the server was wrong then, or is wrong now.',
  })
})

test('a webhook that said it is gone is said beside what was given up', () => {
  const said = (gone: number, givenUp: number) =>
    lineOf('Webhooks', { webhooks: { value: { count: 3, givenUp, gone, restored: 0 } } })?.says
  expect(said(1, 0)).toBe('One was paused because it answered that it is gone for good (410).')
  expect(said(2, 0)).toBe('2 were paused because they answered that they are gone for good (410).')
  expect(said(1, 3)).toBe(
    'One was paused because it answered that it is gone for good (410). 3 deliveries were given up in the last seven days.',
  )
})

test('without mail neither who applies nor who sends a story hears from us, and that is said', () => {
  const { mail } = allWell
  const says = lineOf('Mail', { mail: { ...mail, server: { value: { kind: 'not-set-up' } } } })?.says
  expect(says).toContain('people who apply or send a story get no confirmation')
})

test('the disk is looked at with both databases: uploads and backups need it too', () => {
  const database = { ...allWell.database, engine: 'postgres' } as const
  expect(lineOf('Disk', { database })?.says).toBe(
    '50 GB are free for photos on their way in and for backups.',
  )
})

test('errors are those of one process, and the page promises no more', () => {
  expect(lineOf('Errors', {})?.says).toBe('None since this process started at 2026-04-29 12:00 UTC.')
  const database = { ...allWell.database, engine: 'postgres' } as const
  expect(lineOf('Errors', { database })?.says).toContain(
    'Where the site runs as several processes, each lists its own.',
  )
})

test('sizes are said in words', () => {
  expect([0, 999, 1000, 9_990_000, 123_456_789, 5e9].map(sizeWords)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '10.0 MB',
    '123 MB',
    '5.0 GB',
  ])
})

test('what is counted no further is told as at least so many', () => {
  const webhooks = (givenUp: number) => ({ webhooks: { value: { count: 1, givenUp, gone: 0, restored: 0 } } })
  const waiting = (value: number) => ({ applications: { waiting: { value }, keepMonths: 24 } })
  const errors = (count: number) => ({
    errors: Array.from({ length: count }, () => ({ at: now, what: '', kind: '', reference: null })),
  })
  expect(lineOf('Applications', waiting(99))?.says).toMatch(/^99 new ones have waited/)
  expect(lineOf('Applications', waiting(100))?.says).toMatch(/^100 or more new ones have waited/)
  expect(lineOf('Webhooks', webhooks(99))?.says).toMatch(/^99 deliveries were/)
  expect(lineOf('Webhooks', webhooks(100))?.says).toMatch(/^100 or more deliveries were/)
  expect(lineOf('Errors', errors(19))?.says).toMatch(/^19 since/)
  expect(lineOf('Errors', errors(20))?.says).toMatch(/^20 or more since/)
})

test('a disk that takes no more files is told apart from a full one, and one that counts no files is well', () => {
  const says = (freeFiles: number | null) =>
    lineOf('Disk', { disk: { value: { freeBytes: 50e9, freeFiles } } })
  expect(says(0)).toMatchObject({
    says: '50 GB are free where the data lies, but only 0 more files can be made there.',
    advice: expect.stringMatching(/^Delete files there soon, however small/),
  })
  expect(says(null)).toMatchObject({ state: 'good', says: '50 GB are free where the data lies.' })
})
