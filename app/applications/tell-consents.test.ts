import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandLine } from '../audit/audit.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow } from '../db/testing/rows.ts'
import { defaultSite } from '../site/site.ts'
import { webhookTag } from '../webhooks/queue-queries.server.ts'
import { createWebhook } from '../webhooks/webhook-queries.server.ts'
import { noteTakenBack } from './inbox/taken-back.server.ts'
import { allowOwn, correctOwn, takeBackOwn, withdrawOwn } from './private/own-queries.server.ts'
import { applying } from './private/testing/applying.ts'

const events = ['application.created', 'application.consent-changed'] as const
const page = '/applications/mine'
const site = defaultSite('https://keys.example')

onBothEngines((scratch) => {
  const apply = applying(scratch)
  const allow = (token: string) => allowOwn(scratch.database, token, 'machine', site, page)

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
    const hook = { url: 'https://crm.example/', events, hasContact: false }
    await createWebhook(scratch.database, hook, commandLine)
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
    await takeBackOwn(scratch.database, token, 'machine')
    expect((await toldOf(id)).at(-1)).toMatchObject(changed(['contact']))
    expect(heard.mock.calls).toEqual([[[webhookTag]], [[webhookTag]]])
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
          scratch.database,
          token,
          { full_name: 'Demo Avery', email: 'avery@example.com', phone: '(713) 555-0119' },
          { site, mayMail: async () => false },
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
