import { expect, test } from 'vitest'
import { openDatabase } from '../db/database.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { daySeconds, hourSeconds } from './duration.ts'
import { countRequest, findWait, limitKey, networkOf, removeExpiredCounts } from './limits.server.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('two addresses of one /64 share a key, two /64 do not, and no key shows the address', () => {
  const key = (address: string) => limitKey('secret', address)
  expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff::9'))
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'))
  expect(key('203.0.113.7')).not.toBe(key('203.0.113.8'))
  expect(key('203.0.113.7')).not.toContain('203')
  expect(key('203.0.113.7')).not.toBe(limitKey('another secret', '203.0.113.7'))
})

onBothEngines((scratch) => {
  const now = new Date('2025-06-01T12:40:00Z')
  const hourly = { max: 5, windowSeconds: hourSeconds, now }

  test('of twenty requests at once exactly five are allowed', async () => {
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => countRequest(scratch.database.db, 'at-once', hourly)),
    )
    expect(counts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
  })

  test('two processes count together', async () => {
    const other = await openDatabase(scratch.options)
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        countRequest(number % 2 ? other.db : scratch.database.db, 'two-processes', hourly),
      ),
    )
    await other.close()
    expect(counts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
  })

  test('who was refused is told how long to wait, and is welcome after that', async () => {
    const { db } = scratch.database
    expect(await findWait(db, 'wait', hourly)).toBeNull()
    for (let count = 0; count < 5; count++) await countRequest(db, 'wait', hourly)
    expect(await findWait(db, 'wait', hourly)).toBe(1200)
    expect(await countRequest(db, 'wait', hourly)).toEqual({
      isAllowed: false,
      count: 6,
      retryAfterSeconds: 1200,
    })
    const atTheEnd = { ...hourly, now: new Date(now.getTime() + 1_199_999) }
    expect(await findWait(db, 'wait', atTheEnd)).toBe(1)
    const later = { ...hourly, now: new Date(now.getTime() + 1200_000) }
    expect(await findWait(db, 'wait', later)).toBeNull()
    expect((await countRequest(db, 'wait', later)).isAllowed).toBe(true)
  })

  test('expired counts are removed, current ones stay', async () => {
    const { db } = scratch.database
    await db.deleteFrom('request_counts').execute()
    await countRequest(db, 'old', hourly)
    await countRequest(db, 'day', { ...hourly, windowSeconds: daySeconds })
    await removeExpiredCounts(db, new Date('2025-06-01T14:00:00Z'))
    const rows = await db.selectFrom('request_counts').select('key').execute()
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['day'])
  })

  test('of thousands that expire at once none stays, and others have their turn in between', async () => {
    const { db } = scratch.database
    await db.deleteFrom('request_counts').execute()
    const expired = Array.from({ length: 1201 }, (_, n) => ({ key: `old-${n}`, count: 1, expires_at: now }))
    await db.insertInto('request_counts').values(expired).execute()
    let turns = 0
    const others = setInterval(() => turns++, 0)
    await removeExpiredCounts(db, new Date(now.getTime() + hourSeconds * 1000))
    clearInterval(others)
    expect(await db.selectFrom('request_counts').select('key').execute()).toEqual([])
    expect(turns).toBeGreaterThan(0)
  })
})
