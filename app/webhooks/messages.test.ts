import { beforeAll, expect, test } from 'vitest'
import { fieldNames } from '../applications/application-fields.ts'
import { moveApplication } from '../applications/inbox/changes.server.ts'
import { withdrawOwn } from '../applications/private/own-queries.server.ts'
import { hashToken } from '../applications/private/token.server.ts'
import { insertApplication } from '../applications/queries.server.ts'
import { commandLine } from '../audit/audit.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { type Language, pathIn } from '../platform/language.ts'
import { moveStory } from '../stories/decision-queries.server.ts'
import { fieldNames as storyFieldNames } from '../stories/story-fields.ts'
import { submitStoryForm } from '../stories/submit/submit.server.ts'
import { sentStory, testIntake } from '../stories/submit/testing/form.ts'
import { eventNames } from './events.ts'
import { createWebhook } from './webhook-queries.server.ts'

const scratch = scratchDatabase('sqlite')

beforeAll(async () => {
  const hook = { url: 'https://hooks.example.com/', events: eventNames, hasContact: false }
  await createWebhook(scratch.database, hook, commandLine)
})

async function toldOf(id: string) {
  const rows = await scratch.database.db
    .selectFrom('webhook_deliveries')
    .select('body')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ body }) => JSON.parse(body))
}

async function apply(token: string, language: Language = 'en') {
  const sent = {
    language,
    form: 'diy-order',
    program: 'diyKit',
    kit_part: 'full',
    full_name: 'Demo Avery',
    phone: '(713) 555-0118',
    place: 'Houston, TX',
    adults: 1,
    bedrooms: 2,
    challenges: '[]',
    words: '',
    spam_score: 0,
    spam_flags: '[]',
    submission_key: token,
    token_hash: hashToken('application', token) ?? '',
  }
  return await scratch.database.change([], (trx) => insertApplication(trx, sent, []))
}

test.each(['en', 'es'] as const)(
  'each message about an application names its language: %s',
  async (language) => {
    const token = language.padStart(43, 't')
    const { id } = await apply(token, language)
    await moveApplication(scratch.database, { id, version: 1 }, 'contact', commandLine)
    const moved = (status: string) => ({ type: 'application.moved', data: { status, language } })
    expect(await toldOf(id)).toMatchObject([
      { type: 'application.created', data: { language } },
      moved('contacted'),
    ])
    // What has not been told of them by now is not told any more.
    await withdrawOwn(scratch.database, token)
    expect(await toldOf(id)).toMatchObject([moved('contacted'), moved('closed')])
  },
)

test.each(['en', 'es'] as const)('each message about a story names its language: %s', async (language) => {
  const stored = await submitStoryForm(testIntake(scratch.database), sentStory({}, { language }))
  if (stored.kind !== 'stored') throw new Error(stored.kind)
  await moveStory(scratch.database, { id: stored.id, version: 1 }, 'approve', {
    ...commandLine,
    confirmedWithoutSharing: true,
  })
  expect(await toldOf(stored.id)).toMatchObject([
    { type: 'story.submitted', data: { language } },
    {
      type: 'story.approved',
      data: { language, path: pathIn(language, `/approval-wall/story/${stored.id}`) },
    },
  ])
})

test('who is told no names is told of an application’s answers the place alone, and of a story’s the city', async () => {
  const { id } = await apply('answers'.padStart(43, 't'))
  const [created] = await toldOf(id)
  expect(fieldNames.filter((name) => name in created.data)).toEqual(['place'])
  const stored = await submitStoryForm(testIntake(scratch.database), sentStory())
  if (stored.kind !== 'stored') throw new Error(stored.kind)
  const [submitted] = await toldOf(stored.id)
  // The permission is about the message itself.
  expect(storyFieldNames.filter((name) => name in submitted.data)).toEqual(['allowSharing'])
  expect(submitted.data.cityState).toBe('Houston, TX')
})

test.each([true, false])(
  'each message about a story says whether its author permits sharing: %s',
  async (allowSharing) => {
    const asked = sentStory({ allowSharing: allowSharing ? 'on' : '' })
    const stored = await submitStoryForm(testIntake(scratch.database), asked)
    if (stored.kind !== 'stored') throw new Error(stored.kind)
    const decider = { ...commandLine, confirmedWithoutSharing: true }
    await moveStory(scratch.database, { id: stored.id, version: 1 }, 'approve', decider)
    expect(await toldOf(stored.id)).toMatchObject([
      { type: 'story.submitted', data: { allowSharing } },
      { type: 'story.approved', data: { allowSharing } },
    ])
  },
)
