import { APIError } from 'better-auth/api'
import { afterEach, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { dayMs, minuteMs } from '../platform/duration.ts'
import { passwordRefusal } from './account/password-refusal.ts'
import { withPassword } from './account/with-password.server.ts'
import {
  claimOnce,
  clearCounts,
  findKept,
  keepNewest,
  keepUntil,
  releaseClaim,
  takeBackCount,
} from './attempt-queries.server.ts'
import { oncePerCode } from './once-per-code.server.ts'
import {
  clearAccount,
  clearCodes,
  countAttempt,
  countCode,
  countInSession,
  forgive,
} from './sign-in-limits.server.ts'

const scratch = scratchDatabase('sqlite')
afterEach(async () => {
  await scratch.database.db.deleteFrom('request_counts').execute()
})
// At the start of a quarter of an hour and of a day.
const start = new Date('2026-03-01T00:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const store = () => ({ database: scratch.database, secret: 'secret' })
const email = 'ada@example.com'
const quarter = 15 * minuteMs

const attempt = (how: { email?: string; address?: string; device?: string } = {}, now = start) =>
  countAttempt(store(), { email, ...how }, now)
const times = async <T>(count: number, work: (n: number) => Promise<T>) => {
  const results: T[] = []
  for (let n = 0; n < count; n++) results.push(await work(n))
  return results
}
const kinds = (answers: { kind: string }[]) => [...new Set(answers.map(({ kind }) => kind))]

test('strangers together have ten guesses at an account in a quarter of an hour', async () => {
  expect(kinds(await times(10, () => attempt()))).toEqual(['look'])
  expect(await attempt({}, after(minuteMs))).toEqual({ kind: 'wait', retryAfterSeconds: 14 * 60 })
  expect(await attempt({ email: 'bob@example.com' })).toMatchObject({ kind: 'look' })
  expect(await attempt({}, after(quarter))).toMatchObject({ kind: 'look' })
})

test('where strangers used up an account, a network has ten quiet guesses, and then waits', async () => {
  await times(10, (n) => attempt({ address: `198.51.100.${n}` }))
  const quiet = await times(10, () => attempt({ address: '203.0.113.7' }))
  expect(kinds(quiet)).toEqual(['closed'])
  expect(quiet[0]).toMatchObject({ address: '203.0.113.7', retryAfterSeconds: 15 * 60 })
  expect(await attempt({ address: '203.0.113.7' })).toMatchObject({ kind: 'wait' })
  expect(await attempt({ address: '192.0.2.9' })).toMatchObject({ kind: 'closed' })
})

test('a network has thirty guesses over all accounts, and the thirty-first counts on none', async () => {
  const address = '203.0.113.7'
  expect(kinds(await times(30, (n) => attempt({ address, email: `${n}@example.com` })))).toEqual(['look'])
  expect(kinds(await times(11, () => attempt({ address })))).toEqual(['wait'])
  expect(await attempt({ address: '192.0.2.9' })).toMatchObject({ kind: 'look', address: '192.0.2.9' })
})

test('a known device has ten guesses of its own at each account, whatever strangers do', async () => {
  await times(10, () => attempt())
  const device = { device: 'number', address: '203.0.113.7' }
  expect(kinds(await times(10, () => attempt(device)))).toEqual(['look'])
  expect(await attempt(device)).toMatchObject({ kind: 'wait' })
  expect(await attempt({ ...device, email: 'bob@example.com' })).toMatchObject({ kind: 'look' })
})

test('the right password gives the account its guesses back, and the network the one it made', async () => {
  const address = '203.0.113.7'
  const answers = await times(9, () => attempt({ address }))
  const last = await attempt({ address })
  if (last.kind !== 'look' || answers.length !== 9) throw new Error(last.kind)
  await forgive(store(), last, start)
  expect(kinds(await times(10, () => attempt()))).toEqual(['look'])
  // Nine stay counted on the network: twenty-one are left.
  const others = await times(22, (n) => attempt({ address, email: `${n}@example.com` }))
  expect(others.map(({ kind }) => kind)).toEqual([...Array(21).fill('look'), 'wait'])
})

test('an account can be opened again by hand, however its address is written', async () => {
  await times(11, () => attempt())
  await clearAccount(store(), 'ADA@example.com')
  expect(await attempt()).toMatchObject({ kind: 'look' })
})

test('who is signed in has ten guesses at the password in each session', async () => {
  const guess = (session: string) => countInSession(store(), session, start)
  expect(kinds(await times(10, () => guess('one')))).toEqual(['look'])
  expect(await guess('one')).toEqual({ kind: 'wait', retryAfterSeconds: 15 * 60 })
  expect(await guess('two')).toMatchObject({ kind: 'look' })
})

test('whoever is signed in and gives the right password gets the guesses back; a long one is not looked at', async () => {
  const admin = { id: 'ada', email, name: 'Ada', role: 'owner', sessionId: 'session' } as const
  const give = async (password: string, work: () => Promise<string>) =>
    (await withPassword({ store: store(), admin }, password, work)).kind
  const wrong = () => give('wrong', () => Promise.reject(new APIError('UNAUTHORIZED')))
  const right = () => give('right', async () => 'done')
  expect(await times(9, wrong)).toEqual(Array(9).fill('wrong-password'))
  expect(await right()).toBe('done')
  expect(await times(11, wrong)).toEqual([...Array(10).fill('wrong-password'), 'limited'])
  expect(await right()).toBe('limited')
  expect(await give('x'.repeat(129), async () => 'done')).toBe('wrong-password')
  await scratch.database.db.deleteFrom('request_counts').execute()
  await expect(give('any', () => Promise.reject(new Error('the database is away')))).rejects.toThrow('away')
  expect([
    passwordRefusal({ kind: 'limited', retryAfterSeconds: 60 }).status,
    passwordRefusal({ kind: 'wrong-password' }).status,
  ]).toEqual([429, 422])
})

const code = (how: { address?: string; device?: string } = {}, now = start) =>
  countCode(store(), { userId: 'ada', ...how }, now)

test('of codes an account has ten guesses a quarter of an hour and thirty a day; a known device has its own', async () => {
  expect(kinds(await times(10, () => code()))).toEqual(['look'])
  expect(await code()).toMatchObject({ kind: 'wait', retryAfterSeconds: 15 * 60 })
  expect(await code({ device: 'number' })).toMatchObject({ kind: 'look' })
  expect(kinds(await times(10, () => code({}, after(quarter))))).toEqual(['look'])
  expect(kinds(await times(10, () => code({}, after(2 * quarter))))).toEqual(['look'])
  const tomorrow = await code({}, after(3 * quarter))
  expect(tomorrow).toEqual({ kind: 'wait', retryAfterSeconds: (dayMs - 3 * quarter) / 1000 })
  await clearCodes(store(), 'ada')
  expect(await code({}, after(3 * quarter))).toMatchObject({ kind: 'look' })
})

test('guesses at codes count on the network too, but not those of a known device', async () => {
  const address = '203.0.113.7'
  await times(30, (n) => attempt({ address, email: `${n}@example.com` }))
  expect(await code({ address })).toMatchObject({ kind: 'wait' })
  const known = await code({ address, device: 'number' })
  expect(known).toMatchObject({ kind: 'look' })
  expect(known).not.toMatchObject({ address })
  expect(await code({ address: '192.0.2.9' })).toMatchObject({ kind: 'look', address: '192.0.2.9' })
})

test('a code that was right is right once; a wrong one may be right a moment later', async () => {
  const enter = (typed: string, kind: string, now = start) =>
    oncePerCode(store(), { userId: 'ada', code: typed, now }, async () => ({ kind }))
  expect(await enter('123456', 'refused')).toEqual({ kind: 'refused' })
  expect(await enter('123 456', 'entered')).toEqual({ kind: 'entered' })
  expect(await enter('123456', 'entered')).toEqual({ kind: 'refused' })
  expect(await enter('123456', 'entered', after(2 * minuteMs - 1))).toEqual({ kind: 'refused' })
  expect(await enter('123456', 'entered', after(2 * minuteMs))).toEqual({ kind: 'entered' })
})

test('a count is taken back while it runs, never below nothing, and from no other key', async () => {
  const { db } = scratch.database
  const rows = [
    { key: 'a:1', count: 2, expires_at: after(1) },
    { key: 'a:0', count: 2, expires_at: start },
    { key: 'a:2', count: 0, expires_at: after(1) },
    { key: 'ab:1', count: 2, expires_at: after(1) },
  ]
  await db.insertInto('request_counts').values(rows).execute()
  await takeBackCount(db, 'a', start)
  const counts = await db.selectFrom('request_counts').select(['key', 'count']).orderBy('key').execute()
  expect(counts.map(({ key, count }) => `${key} ${count}`)).toEqual(['a:0 2', 'a:1 1', 'a:2 0', 'ab:1 2'])
  await clearCounts(db, 'a')
  expect(await db.selectFrom('request_counts').select('key').execute()).toEqual([{ key: 'ab:1' }])
})

test('a claim is the first one’s until its time is over, or it is given back', async () => {
  const { db } = scratch.database
  expect(await claimOnce(db, 'key', start, after(1))).toBe(true)
  expect(await claimOnce(db, 'key', start, after(1))).toBe(false)
  expect(await claimOnce(db, 'key', after(1), after(2))).toBe(true)
  await claimOnce(db, 'other', start, after(5))
  await releaseClaim(db, 'key')
  expect(await claimOnce(db, 'key', after(1), after(2))).toBe(true)
  expect(await claimOnce(db, 'other', after(1), after(2))).toBe(false)
})

test('what is kept is found until its time, and of many the ones that last longest stay', async () => {
  const { db } = scratch.database
  await keepUntil(db, 'a:1', after(3))
  await keepUntil(db, 'a:1', after(2))
  await keepUntil(db, 'a:2', after(4))
  await keepUntil(db, 'a:3', after(1))
  await keepUntil(db, 'b:1', after(1))
  expect(await findKept(db, ['a:1', 'x'], after(1))).toBe('a:1')
  expect(await findKept(db, ['a:1'], after(2))).toBeNull()
  expect(await findKept(db, [], start)).toBeNull()
  await keepNewest(db, 'a', 2)
  const left = await db.selectFrom('request_counts').select('key').orderBy('key').execute()
  expect(left.map(({ key }) => key)).toEqual(['a:1', 'a:2', 'b:1'])
})
