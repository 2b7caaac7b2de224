import { expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { earlyInWindow } from '../../platform/testing/early-in-window.ts'
import { defaultSite } from '../../site/site.ts'
import { listEvents } from '../queries.server.ts'
import { writeOwn } from './own-message-queries.server.ts'
import { doWish } from './own-wish.server.ts'
import { applying } from './testing/applying.ts'
import { free } from './testing/free.ts'

const site = defaultSite('https://keys.example')

onBothEngines((scratch) => {
  const apply = applying(scratch)
  const wish = (token: string, fields: Record<string, string>, limits = free) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return doWish({ database: scratch.database, token, site, ...limits }, form)
  }

  test('a message is a line of the timeline; the team hears that there is one, and none of its words', async () => {
    const { id, token } = await apply()
    await scratch.database.db
      .insertInto('admin_users')
      .values({ id: newId(), email: 'owner@keys.example', name: 'Ada', role: 'owner' })
      .execute()
    expect(await writeOwn({ database: scratch.database, token, site, ...free }, 'Wednesday works.')).toBe(
      'written',
    )
    const events = await listEvents(scratch.database.db, id)
    expect(events.at(-1)).toMatchObject({ kind: 'message', actor: 'applicant', words: 'Wednesday works.' })
    const mails = await scratch.database.db.selectFrom('mail_queue').select(['kind', 'text']).execute()
    expect(mails.map(({ kind }) => kind)).toContain('application-message')
    expect(JSON.stringify(mails)).not.toContain('Wednesday')
  })

  test('twenty messages an hour are enough', async () => {
    await earlyInWindow()
    const { token } = await apply()
    const results = []
    for (let sent = 0; sent < 21; sent++)
      results.push(await writeOwn({ database: scratch.database, token, site, ...free }, 'Hello'))
    expect(results.at(-2)).toBe('written')
    expect(results.at(-1)).toBe('enough')
  })

  test('a number we never ask for is refused in a message and comes back to its writer', async () => {
    const { id, token } = await apply()
    const form = new FormData()
    form.set('wish', 'message')
    form.set('words', 'It is 123-45-6789')
    const done = await doWish({ database: scratch.database, token, site, ...free }, form)
    expect(done).toMatchObject({
      errors: { words: expect.any(String) },
      typed: { words: 'It is 123-45-6789' },
    })
    expect(await listEvents(scratch.database.db, id)).toHaveLength(1)
  })

  test('an application holds four hundred messages; who writes more is told to call', async () => {
    const { db } = scratch.database
    const { id, token } = await apply()
    const row = { application_id: id, kind: 'message', facts: '{}', words: 'Hello' } as const
    const at = { created_at: new Date('2026-01-05T12:00:00Z') }
    const written = (actor: string, count: number) =>
      Array.from({ length: count }, () => ({ ...row, ...at, id: newId(), actor }))
    await db
      .insertInto('application_events')
      .values([...written('applicant', 399), ...written('ada@keys.example', 9)])
      .execute()
    expect(await wish(token, { wish: 'message', words: 'The last' })).toEqual({ said: 'message' })
    expect(await wish(token, { wish: 'message', words: 'One more' })).toEqual({
      errors: { words: `This page has no room for more messages. Please call ${site.phone}.` },
      typed: { words: 'One more' },
    })
  })

  test('when the team has heard of many messages, the next one is stored without a mail', async () => {
    const { db } = scratch.database
    const admin = { id: newId(), email: `${newId()}@keys.example`, name: 'Dee', role: 'owner' } as const
    await db.insertInto('admin_users').values(admin).execute()
    const mails = async () => (await db.selectFrom('mail_queue').select('id').execute()).length
    const { id, token } = await apply()
    const before = await mails()
    await wish(token, { wish: 'message', words: 'Hello' }, { ...free, mayTell: async () => false })
    expect((await listEvents(db, id)).at(-1)).toMatchObject({ kind: 'message', facts: {} })
    expect(await mails()).toBe(before)
    await wish(token, { wish: 'message', words: 'Hello again' })
    expect(await mails()).toBeGreaterThan(before)
  })

  test('a message that is sent twice is stored once', async () => {
    const { id, token } = await apply()
    const typed = { wish: 'message', words: 'Wednesday works.', once: newId() }
    const twice = await Promise.all([wish(token, typed), wish(token, typed)])
    expect(twice).toEqual([{ said: 'message' }, { said: 'message' }])
    expect(await wish(token, typed)).toEqual({ said: 'message' })
    const messages = async () =>
      (await listEvents(scratch.database.db, id)).filter(({ kind }) => kind === 'message').length
    expect(await messages()).toBe(1)
    // Gone back to and written anew, or from a page of its own.
    await wish(token, { ...typed, words: 'Or Thursday.' })
    await wish(token, { ...typed, once: newId() })
    expect(await messages()).toBe(3)
  })

  test('the team hears of a message that was stored only when it was sent again', async () => {
    const { database } = scratch
    const told = async () =>
      (
        await database.db
          .selectFrom('mail_queue')
          .select('id')
          .where('kind', '=', 'application-message')
          .execute()
      ).length
    const admin = { id: newId(), email: `${newId()}@keys.example`, name: 'Cleo', role: 'owner' } as const
    await database.db.insertInto('admin_users').values(admin).execute()
    const { token } = await apply()
    const before = await told()
    const away: typeof database = {
      ...database,
      change: () => Promise.reject(new Error('the connection was lost')),
    }
    const message = newId()
    await expect(writeOwn({ database: away, token, site, ...free }, 'Please call.', message)).rejects.toThrow(
      'lost',
    )
    expect(await writeOwn({ database, token, site, ...free }, 'Please call.', message)).toBe('written')
    const once = await told()
    expect(once).toBeGreaterThan(before)
    for (const id of [message, newId()])
      await writeOwn({ database, token, site, ...free }, 'Please call.', id)
    expect(await told()).toBe(once)
  })
})
