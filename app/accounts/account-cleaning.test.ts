import { expect, test, vi } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { trusted } from '../platform/testing/trusted.ts'
import { createTrustedClock } from '../platform/trusted-clock.ts'
import { startAccountCleaning } from './account-cleaning.server.ts'
import { createAdmin } from './account-queries.server.ts'

onBothEngines((scratch) => {
  test('sessions that have ended and invitations that ended a month ago are removed once the clock is trusted, no others', async () => {
    const { db } = scratch.database
    await createAdmin(scratch.database, {
      email: 'a@example.com',
      role: 'owner',
      name: 'Ann',
      passwordHash: 'x',
    })
    const { id } = await db.selectFrom('admin_users').select('id').executeTakeFirstOrThrow()
    const after = (days: number) => new Date(Date.now() + days * dayMs)
    for (const days of [-1, 0.4])
      await db
        .insertInto('admin_sessions')
        .values({ id: newId(), user_id: id, token: newId(), expires_at: after(days) })
        .execute()
    for (const days of [-31, -29, 1])
      await db
        .insertInto('admin_invitations')
        .values({
          id: newId(),
          email: `${days}@example.com`,
          role: 'agent',
          token_hash: newId(),
          actor: 'a@example.com',
          expires_at: after(days),
        })
        .execute()
    const error = vi.fn()
    const parts = { database: scratch.database, log: { error, warn: vi.fn() } }
    const sessions = () => db.selectFrom('admin_sessions').select('id').execute()
    await startAccountCleaning({ ...parts, trusted: createTrustedClock() }).close()
    expect(await sessions()).toHaveLength(2)
    await startAccountCleaning({ ...parts, trusted }).close()
    expect(error).not.toHaveBeenCalled()
    expect(await sessions()).toHaveLength(1)
    const left = await db.selectFrom('admin_invitations').select('email').execute()
    expect(left.map(({ email }) => email).sort()).toEqual(['-29@example.com', '1@example.com'])
  })
})
