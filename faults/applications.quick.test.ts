import { expect, test } from 'vitest'
import { applicationRow } from '../app/db/testing/rows.ts'
import { newId } from '../app/db/uuid.ts'
import {
  beginApplication,
  hrefIn,
  inviteApplicant,
  mailApplicant,
  moveApplication,
  postApplication,
} from './testing/application.ts'
import { ask } from './testing/ask.ts'
import { engines, freshData } from './testing/engines.ts'
import { signIn } from './testing/owner.ts'
import { isQuick } from './testing/quick.ts'
import { withDatabase } from './testing/rows.ts'
import { type Site, startSite } from './testing/site.ts'
import { formToken, sendStory } from './testing/story.ts'

/** A mail server that nobody runs: mails wait in the queue with their words. */
const unheard = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'keys@example.com', SEED_DEMO: '0' }

type Options = Awaited<ReturnType<typeof freshData>>['options']

// The quick part kills on one engine after every step; the replicas below are killed on the other.
test.each(isQuick ? (['sqlite'] as const) : engines)(
  '%s: kill -9 right after the draft, the application, the move or the mail was acknowledged loses and doubles nothing',
  async (engine) => {
    const data = await freshData(engine)
    const env = { ...data.env, ...unheard }
    let site = await startSite({ env })
    const kill = async () => {
      site = await startAgain(site, env)
    }

    const kept = await postApplication(site, { formToken: await beginApplication(site), go: 'save' })
    expect(kept.status).toBe(200)
    await kill()
    const draft = keyIn(await mailOf(data.options, 'application-draft'))
    expect(await says(`${site.url}/applications/resume?key=${draft}`, 'Demo Avery')).toBe(true)

    const sending = { formToken: await beginApplication(site), go: 'send', draft } as const
    const sent = await postApplication(site, sending)
    expect(sent.status).toBe(201)
    await kill()
    const [stored] = await applicationsIn(data.options)
    if (!stored) throw new Error('The application is gone')
    expect(await says(site.url + hrefIn(sent), stored.reference)).toBe(true)
    // As somebody does whose answer was lost.
    expect(hrefIn(await postApplication(site, sending))).toBe(hrefIn(sent))
    expect(await applicationsIn(data.options)).toHaveLength(1)
    await mailOf(data.options, 'application-received')
    expect(await numbersIn(data.options)).toEqual([['sent', 1]])
    expect((await ask(`${site.url}/applications/resume?key=${draft}`)).status).toBe(404)

    const admin = await signIn(site)
    expect((await moveApplication(site, admin, stored, 'contact')).headers.location).toContain('undo=')
    await kill()
    expect(await applicationsIn(data.options)).toMatchObject([{ status: 'contacted', version: 2 }])
    // The same move again is told as one that somebody else was faster with.
    expect((await moveApplication(site, admin, stored, 'contact')).headers.location).toContain('changed=')

    expect((await mailApplicant(site, admin, { ...stored, version: 2 })).status).toBe(303)
    await kill()
    await mailOf(data.options, 'application-mail')
    expect(await eventsOf(data.options)).toEqual(['received', 'moved', 'mail'])
    expect(await numbersIn(data.options)).toEqual([
      ['sent', 1],
      ['wait-hour', 1],
    ])
  },
)

test.each(isQuick ? (['postgres'] as const) : engines)(
  '%s: kill -9 right after an invitation or the story that came by it was acknowledged loses and doubles neither',
  async (engine) => {
    const data = await freshData(engine)
    const env = { ...data.env, ...unheard }
    let site = await startSite({ env })
    const kill = async () => {
      site = await startAgain(site, env)
    }
    const approved = await addApproved(data.options)
    const admin = await signIn(site)

    expect((await inviteApplicant(site, admin, approved)).headers.location).toContain('done=invite')
    await kill()
    const invitation = keyIn(await mailOf(data.options, 'story-invitation'))
    const opened = `${site.url}/approval-wall/invited?key=${invitation}`
    expect(await says(opened, `value="${invitation}"`)).toBe(true)

    const story = { headline: 'A key of my own', token: await formToken(site), invitation }
    const told = await sendStory(site, story)
    expect(told.status).toBe(201)
    await kill()
    // As somebody does whose answer was lost.
    expect((await sendStory(site, story)).status).toBe(told.status)
    expect(await sealsIn(data.options)).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    const another = { headline: 'Another', token: await formToken(site), invitation }
    expect((await sendStory(site, another)).status).toBe(409)
    expect(await eventsOf(data.options)).toEqual(['invited', 'story'])
  },
)

test('two replicas: an application sent to one is in the inbox of the other at once, of two moves one is told of the other, and a killed one is not missed', async () => {
  const { env, options } = await freshData('postgres')
  const [first, second] = await Promise.all([
    startSite({ env: { ...env, ...unheard } }),
    startSite({ env: { ...env, ...unheard } }),
  ])
  const admin = await signIn(first)
  const fullName = 'Replica Renter'
  const sending = { formToken: await beginApplication(second), go: 'send', fullName } as const
  const sent = await postApplication(first, sending)
  expect(sent.status).toBe(201)
  expect(await says(`${second.url}/admin/applications/new`, fullName, admin)).toBe(true)

  const [stored] = await applicationsIn(options)
  if (!stored) throw new Error('The application is gone')
  const answers = await Promise.all([
    moveApplication(first, admin, stored, 'contact'),
    moveApplication(second, admin, stored, 'start'),
  ])
  const locations = answers.map(({ headers }) => headers.location ?? '')
  expect(locations.filter((one) => one.includes('undo='))).toHaveLength(1)
  const conflict = locations.find((one) => one.includes('changed=')) ?? ''
  expect(await says(first.url + conflict, 'Somebody was faster', admin)).toBe(true)
  expect(await applicationsIn(options)).toMatchObject([{ version: 2 }])
  expect(await eventsOf(options)).toEqual(['received', 'moved'])

  await first.stop('SIGKILL')
  expect(await says(second.url + hrefIn(sent), stored.reference)).toBe(true)
  expect(hrefIn(await postApplication(second, sending))).toBe(hrefIn(sent))
  expect(await applicationsIn(options)).toHaveLength(1)
})

/** Killed without a word, and at the same port again. */
async function startAgain(site: Site, env: Record<string, string>) {
  await site.stop('SIGKILL')
  return await startSite({ env: { ...env, PORT: String(site.port) } })
}

/** Somebody who was approved and agreed to hear from us. */
async function addApproved(options: Options) {
  const row = applicationRow({ status: 'approved' })
  await withDatabase(options, async ({ db }) => {
    await db.insertInto('applications').values(row).execute()
    const yes = { application_id: row.id, wording: 'Yes.', wording_version: 1, page: '/' }
    for (const kind of ['contact', 'news'] as const)
      await db
        .insertInto('application_consents')
        .values({ id: newId(), kind, ...yes })
        .execute()
  })
  return { id: row.id, version: 1 }
}

/** Of every story, what marks it as told by a client. */
async function sealsIn(options: Options) {
  const rows = await withDatabase(options, ({ db }) =>
    db.selectFrom('approval_stories').select('client_seal').execute(),
  )
  return rows.map(({ client_seal }) => client_seal)
}

/** Whether a page holds these words. */
async function says(url: string, words: string, headers: Record<string, string> = {}) {
  return (await ask(url, { headers })).text.includes(words)
}

function applicationsIn(options: Options) {
  return withDatabase(options, ({ db }) =>
    db.selectFrom('applications').select(['id', 'version', 'reference', 'status']).execute(),
  )
}

/** The words of the one mail of a kind. */
async function mailOf(options: Options, kind: string) {
  const mails = await withDatabase(options, ({ db }) =>
    db.selectFrom('mail_queue').select('text').where('kind', '=', kind).execute(),
  )
  expect(mails, kind).toHaveLength(1)
  return mails[0]?.text ?? ''
}

function keyIn(text: string) {
  return /key=([\w-]{43})/.exec(text)?.[1] ?? ''
}

async function eventsOf(options: Options) {
  const events = await withDatabase(options, ({ db }) =>
    db.selectFrom('application_events').select('kind').orderBy('created_at').orderBy('id').execute(),
  )
  return events.map(({ kind }) => kind)
}

async function numbersIn(options: Options) {
  const rows = await withDatabase(options, ({ db }) =>
    db.selectFrom('application_counts').select(['stage', 'count']).orderBy('stage').execute(),
  )
  return rows.map(({ stage, count }) => [stage, count])
}
