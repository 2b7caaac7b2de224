import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandLine } from '../audit/audit.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow } from '../db/testing/rows.ts'
import type { ConsentKind } from '../db/vocabulary.ts'
import { defaultSite } from '../site/site.ts'
import type { WebhookEvent } from '../webhooks/events.ts'
import { webhookTag } from '../webhooks/queue-queries.server.ts'
import { createWebhook, pauseWebhook } from '../webhooks/webhook-queries.server.ts'
import { consentsIn, wordingMark } from './consents.ts'
import { noteTakenBack } from './inbox/taken-back.server.ts'
import { allowOwn, correctOwn, takeBackOwn, withdrawOwn } from './private/own-queries.server.ts'
import { applying } from './private/testing/applying.ts'

const events = ['application.created', 'application.consent-changed'] as const
const page = '/applications/mine'
const site = defaultSite('https://keys.example')
const markOf = (kind: ConsentKind) => wordingMark(consentsIn('en', 'funding')[kind].wording(site.brand))

onBothEngines((scratch) => {
  const apply = applying(scratch)
  const allow = (token: string) =>
    allowOwn({ database: scratch.database, token, site }, 'machine', markOf('machine'))

  let hookId = ''

  async function subscribe(hasContact: boolean, only: WebhookEvent[] = [...events]) {
    const hook = { url: 'https://crm.example/', events: only, hasContact }
    return (await createWebhook(scratch.database, hook, commandLine))?.id ?? ''
  }

  async function toldOf(id: string) {
    const rows = await scratch.database.db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ body }) => JSON.parse(body))
  }

  beforeEach(async () => {
    hookId = await subscribe(false)
  })
  afterEach(async () => void (await scratch.database.db.deleteFrom('webhooks').execute()))

  test('a yes that is given or taken back is told at once, with those that hold then', async () => {
    const { id, token } = await apply()
    const heard = vi.fn()
    const stop = scratch.database.onChange(heard)
    await allow(token)
    const changed = (consents: string[]) => ({
      type: 'application.consent-changed',
      data: { id, reference: expect.any(String), language: 'en', consents },
    })
    expect((await toldOf(id)).at(-1)).toMatchObject(changed(['contact', 'machine']))
    // PostgreSQL may notify of one change twice.
    expect(heard).toHaveBeenCalledWith([webhookTag])
    heard.mockClear()
    await takeBackOwn(scratch.database, token, 'machine')
    expect((await toldOf(id)).at(-1)).toMatchObject(changed(['contact']))
    expect(heard).toHaveBeenCalledWith([webhookTag])
    stop()
  })

  test('a STOP that the team notes is told', async () => {
    const { id, token } = await apply()
    await allow(token)
    await scratch.database.db.deleteFrom('webhook_deliveries').execute()
    const heard = vi.fn()
    const stop = scratch.database.onChange(heard)
    await noteTakenBack(scratch.database, id, 'machine', commandLine)
    expect(await toldOf(id)).toMatchObject([{ data: { consents: ['contact'] } }])
    expect(heard).toHaveBeenCalledWith([webhookTag])
    stop()
  })

  test.each([
    ['withdrawing', (token: string) => withdrawOwn(scratch.database, token)],
    [
      'another number',
      (token: string) =>
        correctOwn(
          { database: scratch.database, token, site, mayMail: async () => false },
          { full_name: 'Demo Avery', email: 'avery@example.com', phone: '(713) 555-0119' },
        ),
    ],
  ])('a yes that ends by %s is told', async (_by, end) => {
    const { id, token } = await apply()
    await allow(token)
    await end(token)
    expect((await toldOf(id)).at(-1)?.data.consents).toEqual(['contact'])
  })

  test('what was not delivered yet is replaced: a late try must not bring back a yes', async () => {
    const { id, token } = await apply()
    await allow(token)
    await takeBackOwn(scratch.database, token, 'machine')
    const changes = (await toldOf(id)).filter(({ type }) => type === 'application.consent-changed')
    expect(changes).toHaveLength(1)
  })

  test('a yes that is taken back while an address is paused waits for it', async () => {
    const { id, token } = await apply()
    await allow(token)
    await scratch.database.db.deleteFrom('webhook_deliveries').execute()
    await pauseWebhook(scratch.database, hookId, true, commandLine)
    await takeBackOwn(scratch.database, token, 'machine')
    expect(await toldOf(id)).toMatchObject([
      { type: 'application.consent-changed', data: { consents: ['contact'] } },
    ])
  })

  test('who withdraws while an address is paused is told of when it is not', async () => {
    await pauseWebhook(scratch.database, await subscribe(false, ['application.moved']), true, commandLine)
    const { id, token } = await apply()
    await withdrawOwn(scratch.database, token)
    expect((await toldOf(id)).at(-1)).toMatchObject({
      type: 'application.moved',
      data: { closedReason: 'withdrawn' },
    })
  })

  test('an application that was not delivered yet has the consents that hold, where it has names', async () => {
    await subscribe(true, ['application.created'])
    const { id, token } = await apply()
    const waiting = async () => {
      const bodies = await toldOf(id)
      return bodies
        .filter(({ type }) => type === 'application.created')
        .map(({ data }) => data.consents)
        .toSorted()
    }
    await allow(token)
    expect(await waiting()).toEqual([['contact', 'machine'], undefined])
    await takeBackOwn(scratch.database, token, 'machine')
    expect(await waiting()).toEqual([['contact'], undefined])
  })

  test('an application that was not delivered yet follows what its applicant corrects, where it has names', async () => {
    await subscribe(true, ['application.created'])
    const { id, token } = await apply()
    const contact = { full_name: 'Demo Blake', email: 'blake@example.com', phone: null }
    await correctOwn({ database: scratch.database, token, site, mayMail: async () => false }, contact)
    const created = (await toldOf(id)).filter(({ type }) => type === 'application.created')
    const told = created.map(({ data }) => [data.fullName, data.email, data.phone, data.place])
    expect(told).toHaveLength(2)
    expect(told).toContainEqual(['Demo Blake', 'blake@example.com', null, 'Houston, TX'])
    expect(told).toContainEqual([undefined, undefined, undefined, 'Houston, TX'])
  })

  test('one that was delivered stays without its words', async () => {
    await subscribe(true, ['application.created'])
    const { id, token } = await apply()
    const { db } = scratch.database
    const delivered = { delivered_at: new Date(), next_try_at: null, body: '' }
    await db.updateTable('webhook_deliveries').set(delivered).where('subject_id', '=', id).execute()
    await allow(token)
    const created = db.selectFrom('webhook_deliveries').select('body').where('subject_id', '=', id)
    expect(await created.where('event', '=', 'application.created').execute()).toEqual([
      { body: '' },
      { body: '' },
    ])
  })

  test('a yes that does not stand, and one of a demo application, is told to nobody', async () => {
    const { id, token } = await apply()
    await takeBackOwn(scratch.database, token, 'machine')
    const demo = applicationRow({ is_demo: true })
    const { db } = scratch.database
    await db.insertInto('applications').values(demo).execute()
    const yes = { kind: 'news', wording: 'x', wording_version: 1, page, application_id: demo.id } as const
    await db
      .insertInto('application_consents')
      .values({ ...yes, id: demo.id, given_at: new Date() })
      .execute()
    expect(await noteTakenBack(scratch.database, demo.id, 'news', commandLine)).toBe(true)
    expect(await toldOf(id)).toHaveLength(1)
    expect(await toldOf(demo.id)).toEqual([])
  })
})
