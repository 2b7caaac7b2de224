import { expect, test } from 'vitest'
import { commandLine } from '../audit/audit.ts'
import { brokenConstraint } from '../db/constraint.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow } from '../db/testing/rows.ts'
import { createWebhook } from '../webhooks/webhook-queries.server.ts'
import { fieldNames } from './application-fields.ts'
import { consentsIn } from './consents.ts'
import { findApplication, insertApplication, listConsents, listEvents } from './queries.server.ts'

const sent = {
  form: 'funding',
  program: 'funding',
  full_name: 'Demo Avery',
  phone: '(713) 555-0118',
  place: 'Houston, TX',
  state_code: 'TX',
  adults: 2,
  bedrooms: 2,
  challenges: JSON.stringify(['Evictions']),
  words: 'I lost my job.',
  spam_score: 0,
  spam_flags: '[]',
}

onBothEngines((scratch) => {
  const insert = (key: string) =>
    scratch.database.change([], (trx) =>
      insertApplication(trx, { ...sent, submission_key: key, token_hash: key }, [
        {
          kind: 'contact',
          wording: consentsIn('en').contact.wording('Us'),
          wording_version: 1,
          page: '/forms/funding',
        },
      ]),
    )

  test('an application is stored with each yes, as it was worded, and the first line of its timeline', async () => {
    const { id, reference } = await insert('one')
    const { db } = scratch.database
    expect(await findApplication(db, id)).toMatchObject({
      reference,
      status: 'new',
      version: 1,
      challenges: ['Evictions'],
      is_spam: false,
      search_text: expect.stringContaining('7135550118'),
    })
    expect(await listConsents(db, id)).toMatchObject([{ kind: 'contact', withdrawn_at: null }])
    expect(await listEvents(db, id)).toMatchObject([
      { kind: 'received', actor: 'applicant', to_status: 'new' },
    ])
  })

  test('a system that is told how to reach people is told every answer of the form, and what they agreed to', async () => {
    const hook = {
      url: 'https://hooks.example.com/',
      events: ['application.created' as const],
      hasContact: true,
    }
    await createWebhook(scratch.database, hook, commandLine)
    const { id } = await insert('told')
    const { body } = await scratch.database.db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    const { data } = JSON.parse(body)
    expect(Object.keys(data)).toEqual(expect.arrayContaining(fieldNames))
    expect(data).toMatchObject({ bedrooms: 2, consents: ['contact'] })
    await scratch.database.db.deleteFrom('webhooks').execute()
  })

  test('the same form stores nothing twice', async () => {
    await insert('twice')
    expect(await insert('twice').catch(brokenConstraint)).toMatch(
      /^applications_(submission_key|token_hash)_unique$/,
    )
  })

  test.each([
    ['status_known', { status: 'lost' }],
    ['reachable', { email: null, phone: null }],
    ['adults_positive', { adults: 0 }],
    ['closed_with_reason', { status: 'closed' }],
    ['version_positive', { version: 0 }],
  ])('an application must obey %s', async (rule, columns) => {
    const row = { ...applicationRow(), ...columns } as ReturnType<typeof applicationRow>
    const broken = scratch.database.db
      .insertInto('applications')
      .values(row)
      .execute()
      .catch(brokenConstraint)
    expect(await broken).toBe(`applications_${rule}`)
  })
})
