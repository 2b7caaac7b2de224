import { expect, test } from 'vitest'
import { createAdmin } from '../accounts/account-queries.server.ts'
import { noteBegun } from '../applications/forget-queries.server.ts'
import { phoneDigits } from '../applications/found-by.ts'
import { newReference } from '../applications/reference.ts'
import { searchAudit } from '../audit/queries.server.ts'
import { crossing } from '../db/testing/crossing.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { applicationRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import { queueMail } from '../mail/queue-queries.server.ts'
import { savePhoto } from '../photos/queries.server.ts'
import { keyedHash } from '../platform/keyed-hash.server.ts'
import { moveStory } from '../stories/decision-queries.server.ts'
import { noticeId } from '../stories/notify/notice-id.ts'
import { keptAbout } from './kept-about.server.ts'
import { personPieces } from './person-file.server.ts'
import { countPhotos, deletePerson, findPerson, notePersonExport } from './queries.server.ts'

const email = 'Jane.Doe@example.com'

onBothEngines((scratch) => {
  test('what is decided or written at the moment of an erasure is erased with it', async () => {
    const { database } = scratch
    const { db } = database
    const [address, actor] = ['at-once@example.com', 'owner@example.com']
    const story = storyRow({ email: address, status: 'pending', allow_sharing: true })
    await db.insertInto('approval_stories').values(story).execute()
    const application = applicationRow({ email: address })
    await db.insertInto('applications').values(application).execute()
    const words = { subject: 's', text: 't', html: 'h' }
    const decided: string[] = []
    const decide = (held: typeof database) =>
      moveStory(held, { id: story.id, version: 1 }, 'approve', {
        actor,
        async tell(trx, { decisionId }) {
          // To an address that it had before.
          await queueMail(trx, { id: decisionId, kind: 'decision', to: 'before@example.com', ...words })
          decided.push(decisionId)
        },
      })
    const erase = (other: typeof database) => deletePerson(other, address, { actor, personHash: 'h' })
    const [moved, erased] = await crossing(database, decide, erase)
    expect(moved).toMatchObject({ status: 'approved' })
    expect(erased).toMatchObject({ stories: 1, applications: 1, mails: 1 })
    expect(await db.selectFrom('mail_queue').select('id').where('id', 'in', decided).execute()).toEqual([])
  })

  test('with a person goes what moderators were still to hear of their stories', async () => {
    const { db } = scratch.database
    const moderator = { name: 'Mod', email: 'mod@example.com', role: 'moderator', passwordHash: 'x' } as const
    await createAdmin(scratch.database, moderator)
    const admin = await db.selectFrom('admin_users').select('id').executeTakeFirstOrThrow()
    const [mine, other] = ['told@example.com', 'untold@example.com'].map((address) =>
      storyRow({ email: address }),
    )
    if (!mine || !other) throw new Error('no story')
    await db.insertInto('approval_stories').values([mine, other]).execute()
    const words = { subject: 's', text: 't', html: 'h' }
    for (const { id } of [mine, other])
      await queueMail(db, { id: noticeId(id, admin.id), kind: 'new-story', to: moderator.email, ...words })
    const erase = (address: string) =>
      deletePerson(scratch.database, address, { actor: 'owner@example.com', personHash: 'h' })
    const waiting = () => db.selectFrom('mail_queue').select('id').where('kind', '=', 'new-story').execute()
    await erase('told@example.com')
    expect(await waiting()).toEqual([{ id: noticeId(other.id, admin.id) }])
    await erase('untold@example.com')
    expect(await waiting()).toEqual([])
  })

  test('everything about an address is found in any case, and nothing about one that only looks like it', async () => {
    const { db } = scratch.database
    const addresses = [email, 'jane.doe@EXAMPLE.com', 'xjane.doe@example.com', 'jane_doe@example.com']
    const stories = addresses.map((address) => storyRow({ email: address, status: 'approved' }))
    await db.insertInto('approval_stories').values(stories).execute()
    const [first, , stranger] = stories
    if (!first || !stranger) throw new Error('no story')
    const file = { format: 'webp', width: 640, height: 480, body: Buffer.from('a picture') } as const
    const photo = await savePhoto(db, first.id, 'renter', { files: [file] })
    await db
      .updateTable('approval_stories')
      .set({ renter_photo_url: `/photos/${photo}` })
      .where('id', '=', first.id)
      .execute()
    const decision = { decision: 'approve', to_status: 'approved', from_status: 'pending' } as const
    await db
      .insertInto('story_decisions')
      .values(
        [first, stranger].map(({ id }) => ({
          ...decision,
          id: newId(),
          story_id: id,
          actor: 'owner@example.com',
          reason: null,
        })),
      )
      .execute()
    const sent = { decision: 'submit', to_status: 'pending', actor: 'submitter' } as const
    await db
      .insertInto('story_decisions')
      .values({ ...sent, id: newId(), story_id: first.id, from_status: null, reason: null })
      .execute()
    const mail = { kind: 'x', subject: 's', text: 't', html: null, attempts: 0 }
    const unsent = { next_try_at: null, sent_at: null, last_error: null }
    await db
      .insertInto('mail_queue')
      .values([
        { ...mail, ...unsent, id: newId(), recipient: 'JANE.DOE@example.com' },
        { ...mail, ...unsent, id: newId(), recipient: 'other@example.com' },
      ])
      .execute()
    const applications = [email, 'stranger@example.com'].map((address) => applicationRow({ email: address }))
    await db.insertInto('applications').values(applications).execute()
    const draft = { form: 'funding', expires_at: new Date(Date.now() + 1000) }
    await db
      .insertInto('application_drafts')
      .values([
        // The link went to one address, and another was written into the form.
        { ...draft, id: newId(), token_hash: 'a', email: 'JANE.doe@example.com', answers: '{}' },
        {
          ...draft,
          id: newId(),
          token_hash: 'b',
          email: 'x@example.com',
          answers: JSON.stringify({ email }),
        },
        {
          ...draft,
          id: newId(),
          token_hash: 'c',
          email: 'x@example.com',
          answers: '{"email":"y@example.com"}',
        },
      ])
      .execute()
    const found = await findPerson(db, 'jane.doe@example.com')
    expect(found.drafts.map(({ token_hash }) => token_hash).toSorted()).toEqual(['a', 'b'])
    expect(found.applications.map(({ id }) => id)).toEqual([applications[0]?.id])
    expect(found.stories.map(({ id }) => id).toSorted()).toEqual(
      stories
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect([found.decisions.length, found.mails.length]).toEqual([2, 1])
    // That its author sent it in is nobody's decision.
    expect((await keptAbout(db, email)).decisions).toBe(1)
    expect(found.stories.map(countPhotos).toSorted()).toEqual([0, 1])
  })

  test('the file for a person holds the photos and no secret of the site', async () => {
    let text = ''
    for await (const piece of personPieces(scratch.database.db, email)) text += piece
    const file = JSON.parse(text)
    expect(file.stories).toHaveLength(2)
    const inline = `data:image/webp;base64,${Buffer.from('a picture').toString('base64')}`
    expect(text).toContain(inline)
    expect(file.applications).toMatchObject([{ email, events: [], consents: [] }])
    expect(file.begunApplications).toHaveLength(2)
    expect(text).not.toMatch(/token_hash|submission_key|search_text/)
  })

  test('that a file was made for somebody is written down without their address', async () => {
    const { database } = scratch
    await notePersonExport(database, { actor: 'owner@example.com', personHash: 'a hash' })
    const [entry] = await searchAudit(database.db, { kind: 'data', limit: 1 })
    expect(entry).toMatchObject({ action: 'data.export', subjectId: 'a hash', facts: { what: 'person' } })
  })

  test('a person is deleted with photos, decisions and mails; the log keeps a hash and pages follow', async () => {
    const { database } = scratch
    const told: string[][] = []
    const stop = database.onChange((tags) => void told.push(tags))
    const personHash = keyedHash('secret', 'person', email.toLowerCase())
    const facts = await deletePerson(database, email, { actor: 'owner@example.com', personHash })
    stop()
    expect(facts).toEqual({ stories: 2, applications: 1, drafts: 2, decisions: 1, mails: 1 })
    expect(told).toContainEqual(['stories'])
    expect(await findPerson(database.db, email)).toEqual({
      stories: [],
      applications: [],
      drafts: [],
      decisions: [],
      mails: [],
    })
    expect(await database.db.selectFrom('applications').select('id').execute()).toHaveLength(1)
    expect(await database.db.selectFrom('application_drafts').select('token_hash').execute()).toEqual([
      { token_hash: 'c' },
    ])
    for (const table of ['photos', 'photo_files'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    // The decision about the stranger's story.
    expect(await database.db.selectFrom('story_decisions').select('id').execute()).toHaveLength(1)
    const left = await database.db.selectFrom('approval_stories').select('search_text').execute()
    expect(left).toHaveLength(2)
    for (const { search_text } of left) expect(search_text).not.toMatch(/^jane\.doe@/m)
    expect(await database.db.selectFrom('mail_queue').select('recipient').execute()).toEqual([
      { recipient: 'other@example.com' },
    ])
    const [entry] = await searchAudit(database.db, { kind: 'data', limit: 1 })
    expect(entry).toMatchObject({ action: 'data.delete-person', subjectId: personHash, facts })
    expect(JSON.stringify(entry)).not.toMatch(/jane/i)
  })

  test('somebody who gave a phone number alone is found, told and deleted by it, and nobody with another number', async () => {
    const { database } = scratch
    const { db } = database
    const numbered = (phone: string, email: string | null = null) =>
      applicationRow({ email, phone, phone_digits: phoneDigits(phone) })
    const mine = [numbered('(512) 555-0147'), numbered('+1 512 555 0147', 'Me@example.com')]
    const others = [
      numbered('(512) 555-0148'),
      numbered('555-0147'),
      applicationRow({ email: 'x@y.example', phone_digits: '' }),
    ]
    await db
      .insertInto('applications')
      .values([...mine, ...others])
      .execute()
    const stories = ['512.555.0147', '1512-555-0147', '512 555 01477', '999 5125550147 9', null].map(
      (phone) => storyRow({ phone, email: 'story@example.com' }),
    )
    await db.insertInto('approval_stories').values(stories).execute()
    const draft = { form: 'funding', expires_at: new Date(Date.now() + 1000), email: '' }
    await db
      .insertInto('application_drafts')
      .values(
        ['5125550147', '5125550148', 7, null].map((phone, at) => ({
          ...draft,
          id: newId(),
          token_hash: `phone ${at}`,
          answers: JSON.stringify({ phone }),
        })),
      )
      .execute()

    const event = { application_id: mine[1]?.id ?? '', kind: 'mail', actor: 'a', facts: '{}' } as const
    const line = newId()
    await db
      .insertInto('application_events')
      .values({ ...event, id: line })
      .execute()
    const mail = { kind: 'x', subject: 's', text: 't', html: null, attempts: 0, next_try_at: new Date() }
    for (const [id, recipient] of [
      [stories[0]?.id ?? '', 'story@example.com'],
      [line, 'Me@example.com'],
      [newId(), 'story@example.com'],
    ] as const)
      await db
        .insertInto('mail_queue')
        .values({ ...mail, id, recipient, sent_at: null, last_error: null })
        .execute()

    const typed = '+1 (512) 555-0147'
    const kept = await keptAbout(db, typed)
    expect(kept).toMatchObject({ typed, drafts: 1, mails: 2 })
    expect(kept.applications.map(({ id }) => id).toSorted()).toEqual(mine.map(({ id }) => id).toSorted())
    expect(kept.stories.map(({ id }) => id).toSorted()).toEqual(
      stories
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    )
    // What carries only the address is not among it; the page offers to look it up.
    expect(kept.others.toSorted()).toEqual(['Me@example.com', 'story@example.com'])
    expect((await keptAbout(db, 'me@example.com')).others).toEqual(['5125550147'])
    let text = ''
    for await (const piece of personPieces(db, typed)) text += piece
    expect(JSON.parse(text)).toMatchObject({ phone: '5125550147', applications: [{}, {}], stories: [{}, {}] })

    const facts = await deletePerson(database, typed, { actor: 'owner@example.com', personHash: 'hash' })
    expect(facts).toMatchObject({ applications: 2, stories: 2, drafts: 1, mails: 2 })
    // What waited is not sent any more; a mail about another story stays.
    const waiting = db.selectFrom('mail_queue').select('id').where('recipient', '=', 'story@example.com')
    expect(await waiting.execute()).toHaveLength(1)
    expect(await keptAbout(db, typed)).toMatchObject({ applications: [], stories: [], drafts: 0, others: [] })
    const ids = (await db.selectFrom('applications').select('id').execute()).map(({ id }) => id)
    for (const { id } of others) expect(ids).toContain(id)
    const log = JSON.stringify(await searchAudit(db, { limit: 50 }))
    expect(log).not.toMatch(/5550147|555-0147/)
  })

  test('an application is found and deleted by its number, and no other', async () => {
    const { db } = scratch.database
    const rows = [
      applicationRow({ email: 'twice@example.com', reference: newReference() }),
      applicationRow({ email: 'twice@example.com', reference: newReference() }),
    ]
    await db.insertInto('applications').values(rows).execute()
    const [one, other] = rows
    if (!one || !other) throw new Error('no application')
    const typed = one.reference.toLowerCase().replace('-', ' ')
    expect(await keptAbout(db, typed)).toMatchObject({
      applications: [{ id: one.id }],
      stories: [],
      others: ['twice@example.com'],
    })
    await deletePerson(scratch.database, typed, { actor: 'owner@example.com', personHash: 'hash' })
    expect((await findPerson(db, 'twice@example.com')).applications.map(({ id }) => id)).toEqual([other.id])
  })

  test('with an application that is deleted by its number goes what the same person began under its address', async () => {
    const { db } = scratch.database
    const row = applicationRow({ email: 'begun@example.com', reference: newReference() })
    await db.insertInto('applications').values(row).execute()
    const mail = { subject: 's', text: 't', html: 'h', to: 'begun@example.com' }
    const begin = async (fullName: string) => {
      const id = newId()
      const draft = { id, form: 'funding', token_hash: id, answers: JSON.stringify({ fullName }) }
      await db
        .insertInto('application_drafts')
        .values({ ...draft, email: 'Begun@example.com', expires_at: new Date(Date.now() + 1e6) })
        .execute()
      await queueMail(db, { ...mail, id, kind: 'application-draft' })
      return id
    }
    const own = await begin(row.full_name)
    const another = await begin('Somebody Else')
    expect(await findPerson(db, row.reference)).toMatchObject({ drafts: [{ id: own }], mails: [] })
    const by = { actor: 'owner@example.com', personHash: 'hash' }
    expect(await deletePerson(scratch.database, row.reference, by)).toMatchObject({ drafts: 1 })
    expect(await findPerson(db, 'begun@example.com')).toMatchObject({
      drafts: [{ id: another }],
      mails: [{ id: another }],
    })
  })

  test('what was begun under an address that was corrected since goes with the application, and is in no file for the new one', async () => {
    const { db } = scratch.database
    const row = applicationRow({ email: 'typo@example.com', reference: newReference() })
    await db.insertInto('applications').values(row).execute()
    const id = newId()
    const draft = { id, form: 'preapproval', token_hash: id, expires_at: new Date(Date.now() + 1e6) }
    const answers = JSON.stringify({ fullName: row.full_name })
    await db
      .insertInto('application_drafts')
      .values({ ...draft, answers, email: 'typo@example.com' })
      .execute()
    await noteBegun(db, row.id, { email: 'typo@example.com', fullName: row.full_name, phone: '' })
    await db
      .updateTable('applications')
      .set({ email: 'right@example.com' })
      .where('id', '=', row.id)
      .execute()
    expect((await findPerson(db, 'right@example.com')).drafts).toEqual([])
    const by = { actor: 'owner@example.com', personHash: 'hash' }
    expect(await deletePerson(scratch.database, 'right@example.com', by)).toMatchObject({ drafts: 1 })
    expect((await findPerson(db, 'typo@example.com')).drafts).toEqual([])
    const { facts } = await db
      .selectFrom('audit_log')
      .select('facts')
      .where('action', '=', 'data.delete-person')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(facts).toMatchObject({ applications: 1, drafts: 1 })
  })
})
