import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { discardMail } from '../mail/mail-list-queries.server.ts'
import { defaultSite } from '../site/site.ts'
import type { Place } from './inbox/application-list.ts'
import { addRemark, mailApplication } from './inbox/contact-queries.server.ts'
import { letterDiscarded } from './inbox/discarded-queries.server.ts'
import { countForTab, countLists, listApplications } from './inbox/list-queries.server.ts'
import { addNote } from './inbox/note.server.ts'
import { openApplication } from './inbox/open-application.server.ts'
import { readUntilField } from './inbox/read-until.ts'
import { letterOutcome } from './letter-outcome-queries.server.ts'
import { writeOwn } from './private/own-message-queries.server.ts'
import { applying } from './private/testing/applying.ts'
import { free } from './private/testing/free.ts'
import { findApplication, listEvents, recordEvent } from './queries.server.ts'

const site = defaultSite('https://keys.example')
const ada = { actor: 'ada@keys.example', address: '127.0.0.1' }
const clock = { now: new Date(), today: '2026-11-16' }
const reader = {
  site,
  viewer: ada.actor,
  today: clock.today,
  secret: 'x',
  isMailSetUp: true,
  findRent: () => null,
}
const letter = { template: 'blank', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }

onBothEngines((scratch) => {
  const apply = applying(scratch)
  const write = async (token: string, words = 'When do you call?') => {
    // Two lines of one millisecond have no order.
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect(await writeOwn({ database: scratch.database, token, site, ...free }, words)).toBe('written')
  }
  const answer = async (
    id: string,
    kind: 'call' | 'text' | 'answered' | 'note' | 'paid',
    readUntil?: Date,
  ) => {
    await new Promise((resolve) => setTimeout(resolve, 2))
    await addRemark(scratch.database, id, { kind, words: '', readUntil }, ada)
  }
  const waitsSince = async (id: string) =>
    (await findApplication(scratch.database.db, id))?.unanswered_since ?? null
  const messagesOf = async (id: string) =>
    (await listEvents(scratch.database.db, id)).filter(({ kind }) => kind === 'message')

  test('who writes from the private page waits since the first message that nobody answered', async () => {
    const { id, token } = await apply()
    expect(await waitsSince(id)).toBeNull()
    await write(token)
    const [first] = await messagesOf(id)
    expect(await waitsSince(id)).toEqual(first?.created_at)
    await write(token, 'Are you there?')
    expect(await waitsSince(id)).toEqual(first?.created_at)
  })

  test.each(['call', 'text', 'answered'] as const)(
    '%s: nobody waits any more, until the next message',
    async (kind) => {
      const { id, token } = await apply()
      await write(token)
      await answer(id, kind)
      expect(await waitsSince(id)).toBeNull()
      await write(token, 'Thank you.')
      expect(await waitsSince(id)).toEqual((await messagesOf(id)).at(-1)?.created_at)
    },
  )

  test.each(['note', 'paid'] as const)(
    '%s: the team alone sees it, so the message still waits',
    async (kind) => {
      const { id, token } = await apply()
      await write(token)
      await answer(id, kind)
      expect(await waitsSince(id)).not.toBeNull()
    },
  )

  test('a message that came after the page was loaded from which somebody answers still waits', async () => {
    const { id, token } = await apply()
    await write(token)
    const [read] = await messagesOf(id)
    await write(token, 'Please do not call at work.')
    await answer(id, 'call', read?.created_at)
    expect(await waitsSince(id)).toEqual((await messagesOf(id)).at(-1)?.created_at)
    await answer(id, 'answered', (await messagesOf(id)).at(-1)?.created_at)
    expect(await waitsSince(id)).toBeNull()
  })

  test('a first message that came after the page was loaded from which somebody answers still waits', async () => {
    const { id, token } = await apply()
    const page = await openApplication(scratch.database, id, reader)
    await write(token)
    await answer(id, 'call', page?.readUntil)
    expect(await waitsSince(id)).toEqual((await messagesOf(id)).at(-1)?.created_at)
    await answer(id, 'call', (await openApplication(scratch.database, id, reader))?.readUntil)
    expect(await waitsSince(id)).toBeNull()
  })

  test('what was done with before anybody kept count does not wait again, and what goes out by itself answers nothing', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    await write(token, 'Long ago.')
    // As the migration leaves it when a note followed.
    await database.db
      .updateTable('applications')
      .set({ unanswered_since: null })
      .where('id', '=', id)
      .execute()
    await write(token, 'Today.')
    expect(await waitsSince(id)).toEqual((await messagesOf(id)).at(-1)?.created_at)
    await database.change([], (trx) =>
      recordEvent(trx, { applicationId: id, kind: 'mail', actor: 'system', words: 'We have it' }),
    )
    await answer(id, 'answered', new Date(0))
    expect(await waitsSince(id)).not.toBeNull()
  })

  test('a form from the future answers no more than what was written', async () => {
    const { id, token } = await apply()
    await write(token)
    const form = new FormData()
    form.set('kind', 'answered')
    form.set(readUntilField, '2100-01-01T00:00:00.000Z')
    expect(await addNote(scratch.database, id, form, ada)).toBe('answered')
    expect(await waitsSince(id)).toBeNull()
    await write(token, 'And my deposit?')
    expect(await waitsSince(id)).not.toBeNull()
  })

  test('a mail answers; one that is discarded or refused for good does not, tried again and sent it does', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    await write(token)
    const since = await waitsSince(id)
    const send = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2))
      const event = newId()
      expect(await mailApplication(database, id, { event, ...letter }, ada)).toBe(event)
      expect(await waitsSince(id)).toBeNull()
      return event
    }
    const discarded = await send()
    await database.db
      .updateTable('mail_queue')
      .set({ last_error: 'ESOCKET' })
      .where('id', '=', discarded)
      .execute()
    expect(await discardMail(database, discarded, ada, letterDiscarded)).toBe(true)
    expect(await waitsSince(id)).toEqual(since)
    const refused = await send()
    await letterOutcome.note(database.db, refused, 'given-up')
    expect(await waitsSince(id)).toEqual(since)
    await letterOutcome.note(database.db, refused, 'sent')
    expect(await waitsSince(id)).toBeNull()
  })

  test('who waits stands in a list, whatever the status or the day set for them, and counts in the tab', async () => {
    const { db } = scratch.database
    const list = async () => {
      const { rows } = await listApplications(db, { name: 'unanswered', filter: {} }, clock, 50)
      return rows.map(({ id }) => id)
    }
    const [before, inTab] = [await countLists(db, clock), Number(await countForTab(db))]
    const [fresh, followed, spam] = [await apply(), await apply(), await apply()]
    for (const { token } of [fresh, followed, spam]) await write(token)
    await db
      .updateTable('applications')
      .set({ status: 'approved', follow_up: '2026-11-20' })
      .where('id', '=', followed.id)
      .execute()
    await db.updateTable('applications').set({ is_spam: true }).where('id', '=', spam.id).execute()
    const mine = (await list()).filter((id) => [fresh.id, followed.id, spam.id].includes(id))
    // Who waits longest first.
    expect(mine).toEqual([fresh.id, followed.id])
    expect((await countLists(db, clock)).unanswered).toBe(before.unanswered + 2)
    // Once each, though the new one waits for an answer too.
    expect(Number(await countForTab(db))).toBe(inTab + 2)
    const paged: string[] = []
    for (let after: Place | undefined; ; ) {
      const asked = { name: 'unanswered' as const, filter: {}, ...(after && { after }) }
      const { rows, next } = await listApplications(db, asked, clock, 1)
      paged.push(...rows.map(({ id }) => id))
      if (!next) break
      after = next
    }
    expect(paged).toEqual(await list())
    await answer(followed.id, 'answered')
    expect(await list()).not.toContain(followed.id)
  })
})
