import { beforeEach, expect, test } from 'vitest'
import { forgetApplication } from '../../applications/forget-queries.server.ts'
import { findInvitation } from '../../applications/invite/invitation-queries.server.ts'
import { findInvitationOf, inviteToTell } from '../../applications/invite/invite-queries.server.ts'
import { listEvents } from '../../applications/queries.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { defaultSite } from '../../site/site.ts'
import { listStories, listWallStories } from '../queries.server.ts'
import { invitationField } from './submission.ts'
import { submitStoryForm } from './submit.server.ts'
import { photoAt, sentStory, testIntake } from './testing/form.ts'

onBothEngines((scratch) => {
  let application: string
  let token: string
  const story = () => testIntake(scratch.database)
  const stories = () => listStories(scratch.database.db, 'pending', { limit: 9 })

  beforeEach(async () => {
    const { db } = scratch.database
    for (const table of ['approval_stories', 'applications', 'request_counts'] as const)
      await db.deleteFrom(table).execute()
    const row = applicationRow({ status: 'approved', email: null, phone: '555 010 0134' })
    application = row.id
    await db.insertInto('applications').values(row).execute()
    for (const kind of ['contact', 'news'] as const)
      await db
        .insertInto('application_consents')
        .values({ id: newId(), application_id: row.id, kind, wording: 'Yes.', wording_version: 1, page: '/' })
        .execute()
    const parts = {
      database: scratch.database,
      secret: 's',
      site: defaultSite('http://a.test'),
      canMail: false,
    }
    await inviteToTell(parts, row.id, { actor: 'ada@example.com' })
    token = (await findInvitationOf(db, 's', row.id))?.token ?? ''
  })

  test('a story by the link of a client is marked, and no other', async () => {
    await submitStoryForm(story(), sentStory({ [invitationField]: token }))
    await submitStoryForm(story(), sentStory({ email: 'other@example.com' }))
    await scratch.database.db.updateTable('approval_stories').set({ status: 'approved' }).execute()
    const wall = await listWallStories(scratch.database.db, { limit: 9 })
    expect(wall.map(({ isClient }) => isClient).toSorted()).toEqual([false, true])
  })

  test('nothing of the story leads to the application, and the timeline does not say which story it was', async () => {
    const result = await submitStoryForm(story(), sentStory({ [invitationField]: token }))
    if (result.kind !== 'stored') throw new Error(result.kind)
    const [row] = await stories()
    expect(JSON.stringify(row)).not.toContain(application)
    const timeline = await listEvents(scratch.database.db, application)
    expect(timeline.map(({ kind }) => kind)).toEqual(['invited', 'story'])
    expect(JSON.stringify(timeline)).not.toContain(result.id)
  })

  test('the same form sent twice is one story, and uses one link', async () => {
    const sent = sentStory({ [invitationField]: token })
    const first = await submitStoryForm(story(), sent)
    expect(await submitStoryForm(story(), sent)).toEqual({ ...first, isRepeat: true })
    expect(await stories()).toHaveLength(1)
  })

  test('the same form sent twice at once is one marked story', async () => {
    const sent = sentStory({ [invitationField]: token })
    const results = await Promise.all([submitStoryForm(story(), sent), submitStoryForm(story(), sent)])
    expect(results.map(({ kind }) => kind)).toEqual(['stored', 'stored'])
    expect(await stories()).toMatchObject([{ client_seal: expect.any(String) }])
  })

  test('two different forms by one link, at once: one is marked, the other is told and stores nothing', async () => {
    const [one, other] = ['one@example.com', 'other@example.com'].map((email) =>
      submitStoryForm(story(), sentStory({ [invitationField]: token, email })),
    )
    const results = (await Promise.all([one, other])).map((result) => result?.kind)
    expect(results.toSorted()).toEqual(['ended', 'stored'])
    expect(await stories()).toHaveLength(1)
  })

  test('a form that is refused uses nothing up: corrected, it is marked', async () => {
    const wrong = await submitStoryForm(story(), sentStory({ [invitationField]: token, headline: '' }))
    expect(wrong.kind).toBe('invalid')
    const files = [photoAt('renter', 'bad')]
    const bad = await submitStoryForm(story(), sentStory({ [invitationField]: token }, { files }))
    expect(bad.kind).toBe('invalid')
    expect(await findInvitation(scratch.database.db, token)).not.toBeNull()
    await submitStoryForm(story(), sentStory({ [invitationField]: token }))
    expect(await stories()).toMatchObject([{ client_seal: expect.any(String) }])
  })

  test('a link that ended stores nothing, gives the words back, and without it they come in unmarked', async () => {
    await scratch.database.db.deleteFrom('story_invitations').execute()
    const sent = sentStory({ [invitationField]: token })
    expect(await submitStoryForm(story(), sent)).toMatchObject({
      kind: 'ended',
      values: { headline: 'A door of my own' },
    })
    expect(await stories()).toEqual([])
    const { [invitationField]: _, ...fields } = sent.fields
    expect(await submitStoryForm(story(), { ...sent, fields })).toMatchObject({ kind: 'stored' })
    expect(await stories()).toMatchObject([{ client_seal: null }])
  })

  test('a field of the form that names the column marks nothing', async () => {
    await submitStoryForm(story(), sentStory({ client_seal: 'x'.repeat(43), isClient: 'true' }))
    expect(await stories()).toMatchObject([{ client_seal: null }])
  })

  test('when the application is erased, the fact stays on the story', async () => {
    await submitStoryForm(story(), sentStory({ [invitationField]: token }))
    await scratch.database.change([], (trx) => forgetApplication(trx, application))
    expect(await stories()).toMatchObject([{ client_seal: expect.any(String) }])
  })
})
