import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { bringForward } from './bring-forward-queries.server.ts'
import { dayMs, hourMs, minuteMs } from './duration.ts'

const now = new Date('2026-11-18T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const waits = [5 * minuteMs, 5 * minuteMs, dayMs, 5 * minuteMs]

onBothEngines((scratch) => {
  test('a try that lies further ahead than it can is due when a claim would have ended, no other', async () => {
    const { database } = scratch
    const add = async (attempts: number, ms: number | null) => {
      const id = newId()
      const next_try_at = ms === null ? null : after(ms)
      const words = { kind: 'test', recipient: 'a@example.com', subject: 's', text: 't' }
      await database.db
        .insertInto('mail_queue')
        .values({ ...words, id, attempts, next_try_at })
        .execute()
      return async () =>
        (
          await database.db
            .selectFrom('mail_queue')
            .select('next_try_at')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).next_try_at
    }
    const tooFar = [
      await add(0, 10 * hourMs),
      await add(1, 10 * hourMs),
      await add(2, dayMs + 6 * minuteMs),
      await add(9, 10 * hourMs),
    ]
    const usual = await Promise.all(
      (
        [
          [0, 0],
          [1, 4 * minuteMs],
          [2, dayMs],
          [2, hourMs],
          [3, 5 * minuteMs],
          [4, null],
        ] as const
      ).map(async ([tries, ms]) => ({ read: await add(tries, ms), ms })),
    )
    await bringForward(database, 'mail_queue', waits, now)
    for (const read of tooFar) expect(await read()).toEqual(after(5 * minuteMs))
    for (const { read, ms } of usual) expect(await read()).toEqual(ms === null ? null : after(ms))
  })
})
