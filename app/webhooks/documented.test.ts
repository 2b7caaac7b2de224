import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moveApplication } from '../applications/inbox/changes.server.ts'
import { takeBackOwn } from '../applications/private/own-queries.server.ts'
import { applying } from '../applications/private/testing/applying.ts'
import { tellPublished } from '../articles/tell-published.server.ts'
import { commandLine } from '../audit/audit.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { moveStory } from '../stories/decision-queries.server.ts'
import { submitStoryForm } from '../stories/submit/submit.server.ts'
import { sentStory, testIntake } from '../stories/submit/testing/form.ts'
import { maxTries } from './back-off.ts'
import { eventNames, testEvent } from './events.ts'
import { createWebhook, queueTestDelivery } from './webhook-queries.server.ts'

const scratch = scratchDatabase('sqlite')
const page = readFileSync('docs/webhooks.md', 'utf8')

/** The fields of each event by the table: always, and added where names are sent. */
function documented() {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  return Object.fromEntries(
    rows.map((row) => {
      const [, event = '', , always, also] = row.split('|')
      return [event.replaceAll('`', '').trim(), { always: namesIn(always), also: namesIn(also) }]
    }),
  )
}

async function addHook(hasContact: boolean) {
  const hook = { url: 'https://hooks.example.com/', events: eventNames, hasContact }
  const { id } = (await createWebhook(scratch.database, hook, commandLine)) ?? { id: '' }
  return id
}

/** The fields that one webhook was sent, by event. */
async function sentTo(hook: string) {
  const rows = await scratch.database.db
    .selectFrom('webhook_deliveries')
    .select('body')
    .where('webhook_id', '=', hook)
    .execute()
  const bodies = rows.map(({ body }): { type: string; data: object } => JSON.parse(body))
  return new Map(bodies.map(({ type, data }) => [type, Object.keys(data)]))
}

async function makeEverythingHappen() {
  const { database } = scratch
  const apply = applying(scratch)
  const { id } = await apply()
  await moveApplication(database, { id, version: 1 }, 'contact', commandLine)
  const { token } = await apply()
  await takeBackOwn(database, token, 'contact')
  const story = await submitStoryForm(testIntake(database), sentStory())
  if (story.kind !== 'stored') throw new Error(story.kind)
  await moveStory(database, { id: story.id, version: 1 }, 'approve', commandLine)
  const article = { id: newId(), title: 'Keys', slug: 'keys', language: 'en' } as const
  await database.change([], (trx) => tellPublished(trx, article))
}

test('the table of the documentation has exactly the events and fields that are sent', async () => {
  const [plain, named] = [await addHook(false), await addHook(true)]
  await makeEverythingHappen()
  for (const hook of [plain, named]) await queueTestDelivery(scratch.database, hook, commandLine)
  const [always, all] = [await sentTo(plain), await sentTo(named)]
  const events = [...eventNames, testEvent]
  expect([...all.keys()].toSorted()).toEqual(events.toSorted())
  const sent = events.map((event) => {
    const known = always.get(event) ?? []
    return [event, { always: known, also: all.get(event)?.filter((name) => !known.includes(name)) }]
  })
  expect(documented()).toEqual(Object.fromEntries(sent))
})

test('the documentation has the number of tries', () => {
  expect(maxTries).toBe(9)
  expect(page).toContain('nine times in all within two days')
})
