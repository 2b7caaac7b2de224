import { expect, test } from 'vitest'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import { type ClaimedMail, claimMail, markFailed, markSent } from '../../mail/queue-queries.server.ts'
import { defaultSite } from '../../site/site.ts'
import { consentsIn, wordingMark } from '../consents.ts'
import { mailApplication } from '../inbox/contact-queries.server.ts'
import { letterOutcome } from '../letter-outcome-queries.server.ts'
import { listEvents } from '../queries.server.ts'
import { isUnsent } from '../unsent-letter.ts'
import { allowOwn, findByToken, takeBackOwn, withdrawOwn } from './own-queries.server.ts'
import { ownView } from './own-view.server.ts'
import { applying } from './testing/applying.ts'

const site = defaultSite('https://keys.example')
const markOf = (kind: ConsentKind) => wordingMark(consentsIn('en', 'funding')[kind].wording(site.brand))

onBothEngines((scratch) => {
  const apply = applying(scratch)

  test('a letter that still waits is not sent after the yes or the application was taken back', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const takesBack = {
      yes: (token: string) => takeBackOwn(database, token, 'contact'),
      application: (token: string) => withdrawOwn(database, token),
    }
    for (const end of Object.values(takesBack)) {
      const { id, token } = await apply()
      const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
      const events = [
        await mailApplication(database, id, letter, by),
        await mailApplication(database, id, letter, by),
      ]
      const [waiting, gone] = events
      await markSent(database, { id: gone ?? '', to: 'avery@example.com' }, new Date())
      await end(token)
      const left = await database.db.selectFrom('mail_queue').select('id').where('id', 'in', events).execute()
      expect(left).toEqual([{ id: gone }])
      const timeline = await listEvents(database.db, id)
      expect(timeline.filter(({ facts }) => 'isDropped' in facts).map((one) => one.id)).toEqual([waiting])
      expect((await ownView(database.db, token, site))?.messages.map((one) => one.id)).toEqual([gone])
    }
  })

  test('a letter written at the moment the yes is taken back is not sent', async () => {
    const { database } = scratch
    const by = { actor: 'bob@keys.example', address: '' }
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    const queued = async (id: string) =>
      await database.db
        .selectFrom('mail_queue')
        .innerJoin('application_events', 'application_events.id', 'mail_queue.id')
        .select('mail_queue.id')
        .where('application_id', '=', id)
        .execute()
    const [early, late] = [await apply(), await apply()]
    await crossing(
      database,
      (held) => mailApplication(held, early.id, letter, by),
      (other) => takeBackOwn(other, early.token, 'contact'),
    )
    expect(await queued(early.id)).toEqual([])
    const [, sent] = await crossing(
      database,
      (held) => takeBackOwn(held, late.token, 'contact'),
      (other) => mailApplication(other, late.id, letter, by),
    )
    expect(sent).toBeNull()
    expect(await queued(late.id)).toEqual([])
  })

  test('a letter that was never sent is no first contact once the yes was taken back', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
    await mailApplication(database, id, letter, { actor: 'bob@keys.example', address: '' })
    expect((await findByToken(database.db, token))?.first_contact_at).toBeInstanceOf(Date)
    await takeBackOwn(database, token, 'contact')
    expect((await findByToken(database.db, token))?.first_contact_at).toBeNull()
  })

  test('texts and calls by machine taken back, a letter still goes out', async () => {
    const { database } = scratch
    const { id, token } = await apply()
    await allowOwn({ database, token, site }, 'machine', markOf('machine'))
    const letter = { template: 'call', subject: 's', text: 't', html: 'h' }
    const event = await mailApplication(database, id, letter, { actor: 'bob@keys.example', address: '' })
    await takeBackOwn(database, token, 'machine')
    expect(
      await database.db.selectFrom('mail_queue').select('id').where('id', '=', event).execute(),
    ).toHaveLength(1)
  })

  test('a letter that is being sent when the yes is taken back is told as what became of it, and not tried again', async () => {
    const { database } = scratch
    const outcomes = {
      sent: (mail: ClaimedMail) => markSent(database, mail, new Date(), letterOutcome),
      failed: (mail: ClaimedMail) =>
        markFailed(
          database,
          mail,
          { error: 'ETIMEDOUT', at: new Date(), nextTryAt: new Date(), keepsBody: true },
          letterOutcome,
        ),
    }
    for (const [outcome, note] of Object.entries(outcomes)) {
      await database.db.deleteFrom('mail_queue').execute()
      const { id, token } = await apply()
      const letter = { template: 'call', subject: 'When can we call?', text: 't', html: 'h' }
      const event = await mailApplication(database, id, letter, { actor: 'bob@keys.example', address: '' })
      const claimed = await claimMail(database, new Date())
      if (!claimed) throw new Error('Nothing was due')
      await takeBackOwn(database, token, 'contact')
      await note(claimed)
      const [row] = await database.db.selectFrom('mail_queue').selectAll().where('id', '=', event).execute()
      expect(row).toMatchObject({ next_try_at: null, text: '' })
      const line = (await listEvents(database.db, id)).find((one) => one.id === event)
      expect(line?.facts).not.toHaveProperty('isDropped')
      const isSent = outcome === 'sent'
      const { first_contact_at } = (await findByToken(database.db, token)) ?? {}
      expect([isUnsent(line?.facts ?? {}), first_contact_at !== null]).toEqual([!isSent, isSent])
    }
  })
})
