import { expect, test, vi } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { dayMs } from '../platform/duration.ts'
import { startAccountCleaning } from './account-cleaning.server.ts'
import { createAdmin } from './account-queries.server.ts'

onBothEngines((scratch) => {
  test('sessions that have ended and invitations that ended a month ago are removed, no others', async () => {
    const { db } = scratch.database
    await createAdmin(scratch.database, {
      email: 'a@example.com',
      role: 'owner',
      name: 'Ann',
      passwordHash: 'x',
    })
    const { id } = await db.selectFrom('admin_users').select('id').executeTakeFirstOrThrow()
    const after = (days: number) => new Date(Date.now() + days * dayMs)
    for (const days of [-1, 1])
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
    await startAccountCleaning({ database: scratch.database, log: { error, warn: vi.fn() } }).close()
    expect(error).not.toHaveBeenCalled()
    expect(await db.selectFrom('admin_sessions').select('id').execute()).toHaveLength(1)
    const left = await db.selectFrom('admin_invitations').select('email').execute()
    expect(left.map(({ email }) => email).sort()).toEqual(['-29@example.com', '1@example.com'])
  })
})
