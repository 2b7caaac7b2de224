import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../db/database.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { mailTag } from '../../mail/queue-queries.server.ts'
import { hourMs } from '../../platform/duration.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import { webhookTag } from '../../webhooks/queue-queries.server.ts'
import { isSealed } from '../client-seal.server.ts'
import { listDecisions, moveStory } from '../decision-queries.server.ts'
import { listStories, listWallStories } from '../queries.server.ts'
import { findByToken } from './private-link.server.ts'
import { honeypotField } from './submission.ts'
import { type SentStory, submitStoryForm } from './submit.server.ts'
import { photoAt, sentStory, testIntake, testSecret } from './testing/form.ts'

onBothEngines((scratch) => {
  let intake: ReturnType<typeof testIntake>
  beforeEach(() => {
    intake = testIntake(scratch.database)
  })
  afterEach(async () => {
    await scratch.database.db.deleteFrom('approval_stories').execute()
    await scratch.database.db.deleteFrom('request_counts').execute()
  })
  const pending = () => listStories(scratch.database.db, 'pending', { limit: 99 })
  const photoCount = async () =>
    (await scratch.database.db.selectFrom('photo_files').select('photo_id').execute()).length

  test('a story is stored whole: pending, with its photos, its first decision and its private link', async () => {
    const { db } = scratch.database
    const sent = sentStory({ city: 'houston' }, { files: [photoAt('renter'), photoAt('interior')] })
    const result = await submitStoryForm(intake, sent)
    if (result.kind !== 'stored') throw new Error(result.kind)
    expect(result.isRepeat).toBe(false)
    expect(await pending()).toMatchObject([
      {
        id: result.id,
        full_name: 'Maria Lopez',
        email: 'maria.lopez@example.com',
        phone: '(555) 010-0199',
        city_state: 'Houston, TX',
        approval_date: '2025-01-31',
        headline: 'A door of my own',
        how_helped: sent.fields.howHelped,
        allow_sharing: true,
        name_display: null,
        status: 'pending',
        renter_photo_url: expect.stringMatching(/^\/photos\/[0-9a-f-]{36}$/),
        exterior_photo_url: null,
        interior_photo_url: expect.stringMatching(/^\/photos\/[0-9a-f-]{36}$/),
        spam_score: 0,
        spam_flags: [],
      },
    ])
    expect(await photoCount()).toBe(2)
    expect(await listDecisions(db, [result.id])).toMatchObject([
      { decision: 'submit', fromStatus: null, toStatus: 'pending', actor: 'submitter' },
    ])
    expect(await findByToken(db, result.token)).toMatchObject({ headline: 'A door of my own', photoCount: 2 })
    expect(intake.announced).toEqual([
      {
        id: result.id,
        email: 'maria.lopez@example.com',
        token: result.token,
        headline: 'A door of my own',
        isFlagged: false,
        language: 'en',
      },
    ])
    expect(await listWallStories(db, { limit: 9 })).toEqual([])
  })

  test('the token of the private link is not in the database', async () => {
    const result = await submitStoryForm(intake, sentStory())
    if (result.kind !== 'stored') throw new Error(result.kind)
    expect(JSON.stringify(await pending())).not.toContain(result.token)
  })

  test('ten posts of one form at the same time are one story, and all ten get its answer', async () => {
    const sent = sentStory({}, { address: '203.0.113.9', files: [photoAt('renter')] })
    const results = await Promise.all(Array.from({ length: 10 }, () => submitStoryForm(intake, sent)))
    const [story, ...others] = await pending()
    expect(others).toEqual([])
    expect(new Set(results.map((result) => (result.kind === 'stored' ? result.id : result.kind)))).toEqual(
      new Set([story?.id]),
    )
    expect(new Set(results.map((result) => result.kind === 'stored' && result.token)).size).toBe(1)
    expect(results.filter((result) => result.kind === 'stored' && !result.isRepeat)).toHaveLength(1)
    expect(await photoCount()).toBe(1)
    expect(await listDecisions(scratch.database.db, [story?.id ?? ''])).toHaveLength(1)
    expect(intake.announced).toHaveLength(1)
  })

  test('the same form sent to two processes is one story', async () => {
    const other = await openDatabase(scratch.options)
    const intakes = [intake, testIntake(other)]
    const sent = sentStory()
    await Promise.all(intakes.flatMap((each) => [submitStoryForm(each, sent), submitStoryForm(each, sent)]))
    await other.close()
    expect(await pending()).toHaveLength(1)
  })

  test('a day that has begun nowhere yet is refused, by the clock of the server and in the language of the page', async () => {
    const noon = new Date('2025-06-15T12:00:00Z')
    const sent = (approvalDate: string) => ({ ...sentStory({ approvalDate }), language: 'es' as const })
    expect(await submitStoryForm(intake, sent('2025-06-17'), noon)).toMatchObject({
      kind: 'invalid',
      errors: { approvalDate: 'Por favor, elija una fecha que no esté en el futuro' },
    })
    expect(await submitStoryForm(intake, sent('2025-06-16'), noon)).toMatchObject({ kind: 'stored' })
  })

  test('a retry after a lost answer gets the same link, even a day later and without photos', async () => {
    const sent = sentStory({}, { files: [photoAt('renter')] })
    const first = await submitStoryForm(intake, sent)
    const tomorrow = new Date(Date.now() + 30 * hourMs)
    expect(await submitStoryForm(intake, { ...sent, files: [] }, tomorrow)).toEqual({
      ...first,
      isRepeat: true,
    })
    expect(intake.announced).toHaveLength(1)
  })

  const changed = { headline: 'A door, on second thought', nameDisplay: 'anonymous', allowSharing: '' }
  const edited = (sent: SentStory, fields: Record<string, string> = changed) => ({
    ...sent,
    fields: { ...sent.fields, ...fields },
  })

  test('a retry with edits changes the story that waits, and nothing else is told or flagged twice', async () => {
    const { db } = scratch.database
    const sent = sentStory({ nameDisplay: 'full-name' }, { files: [photoAt('renter')] })
    const first = await submitStoryForm(intake, sent)
    const { id } = first.kind === 'stored' ? first : { id: '' }
    const before = (await pending())[0]
    expect(await submitStoryForm(intake, { ...edited(sent), files: [] })).toEqual({
      ...first,
      isRepeat: true,
    })
    expect(await pending()).toMatchObject([
      {
        id,
        headline: 'A door, on second thought',
        name_display: 'anonymous',
        allow_sharing: false,
        spam_flags: [],
        version: (before?.version ?? 0) + 1,
        renter_photo_url: before?.renter_photo_url,
      },
    ])
    expect(await photoCount()).toBe(1)
    expect(intake.announced).toHaveLength(1)
    expect(await listDecisions(db, [id])).toMatchObject([
      { decision: 'submit', fromStatus: null },
      { decision: 'submit', fromStatus: 'pending', toStatus: 'pending' },
    ])
  })

  test('a photo that is new in a retry takes the place of the one before it; others stay', async () => {
    const sent = sentStory({}, { files: [photoAt('renter'), photoAt('exterior')] })
    await submitStoryForm(intake, sent)
    const [before] = await pending()
    const again = { ...sent, files: [photoAt('renter', 'another'), photoAt('exterior'), photoAt('interior')] }
    expect(await submitStoryForm(intake, again)).toMatchObject({ kind: 'stored', isRepeat: true })
    const [after] = await pending()
    expect(after?.renter_photo_url).not.toBe(before?.renter_photo_url)
    expect(after?.exterior_photo_url).toBe(before?.exterior_photo_url)
    expect(after?.interior_photo_url).toMatch(/^\/photos\//)
    expect(await photoCount()).toBe(3)
    // A plain form forgets its files; the island's has all it would send.
    await submitStoryForm(intake, { ...sent, files: [] })
    expect(await photoCount()).toBe(3)
    // So does the island after a reload, and says which: one that was removed since goes.
    const lost = { restored: 'renterPhoto,exteriorPhoto' }
    const restored = edited({ ...sent, files: [], hasAllPhotos: true }, lost)
    expect(await submitStoryForm(intake, restored)).toMatchObject({ kind: 'stored', isRepeat: true })
    expect(await photoCount()).toBe(2)
    const [kept] = await pending()
    expect(kept?.interior_photo_url).toBeNull()
    await submitStoryForm(intake, { ...sent, files: [photoAt('exterior')], hasAllPhotos: true })
    const [left] = await pending()
    expect([left?.renter_photo_url, left?.interior_photo_url]).toEqual([null, null])
    expect(left?.exterior_photo_url).toBe(before?.exterior_photo_url)
    expect(await photoCount()).toBe(1)
  })

  test.each(['approve', 'reject'] as const)(
    'after a moderator’s %s the first version stays, and that is said',
    async (move) => {
      const { database } = scratch
      const sent = sentStory({}, { files: [photoAt('renter')] })
      const first = await submitStoryForm(intake, sent)
      const [story] = await pending()
      const moved = await moveStory(database, { id: story?.id ?? '', version: story?.version ?? 0 }, move, {
        actor: 'owner',
      })
      expect(moved).toMatchObject({ id: story?.id })
      expect(await submitStoryForm(intake, edited(sent))).toMatchObject({
        kind: 'kept',
        values: { headline: 'A door, on second thought' },
      })
      const rows = await database.db.selectFrom('approval_stories').select('headline').execute()
      expect(rows).toEqual([{ headline: 'A door of my own' }])
      const otherPhotos = [
        { files: [photoAt('renter', 'another')] },
        { files: [photoAt('renter'), photoAt('exterior')] },
        { files: [], hasAllPhotos: true },
      ]
      for (const photos of otherPhotos)
        expect(await submitStoryForm(intake, { ...sent, ...photos })).toMatchObject({ kind: 'kept' })
      expect(await photoCount()).toBe(1)
      // Unchanged, it is the same story as ever.
      expect(await submitStoryForm(intake, sent)).toEqual({ ...first, isRepeat: true })
    },
  )

  test('a decision that comes between reading and writing a retry is not overwritten', async () => {
    const { database } = scratch
    const sent = sentStory()
    await submitStoryForm(intake, sent)
    const [story] = await pending()
    const encodePhoto = async () => {
      await moveStory(database, { id: story?.id ?? '', version: story?.version ?? 0 }, 'approve', {
        actor: 'owner',
      })
      return await intake.encodePhoto('good', '')
    }
    const again = { ...edited(sent), files: [photoAt('renter')] }
    expect(await submitStoryForm({ ...intake, encodePhoto }, again)).toMatchObject({ kind: 'kept' })
    const rows = await database.db.selectFrom('approval_stories').select('headline').execute()
    expect(rows).toEqual([{ headline: 'A door of my own' }])
  })

  test('of edits sent at the same time one is stored whole', async () => {
    const sent = sentStory()
    await submitStoryForm(intake, sent)
    const edits = ['one', 'two', 'three'].map((headline) =>
      edited(sent, { headline, encouragement: headline }),
    )
    const results = await Promise.all(edits.map((each) => submitStoryForm(intake, each)))
    expect(results.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'stored'])
    const [story, ...others] = await pending()
    expect(others).toEqual([])
    expect(['one', 'two', 'three']).toContain(story?.headline)
    expect(story?.encouragement).toBe(story?.headline)
  })

  test('a client’s story that was edited keeps a seal that fits its words', async () => {
    const { db } = scratch.database
    const sent = sentStory()
    const first = await submitStoryForm(intake, sent)
    if (first.kind !== 'stored') throw new Error(first.kind)
    await db.updateTable('approval_stories').set({ client_seal: 'of the first words' }).execute()
    await submitStoryForm(intake, edited(sent))
    const [story] = await pending()
    expect(story && isSealed(testSecret, story)).toBe(true)
  })

  test('moderators find a story by the words it was sent with, and once edited by the new ones alone', async () => {
    const headlines = async (words: string) => {
      const rows = await listStories(scratch.database.db, 'pending', { limit: 9 }, { words })
      return rows.map(({ headline }) => headline)
    }
    const sent = sentStory({ fullName: 'José Muñoz García', headline: 'Mañana' })
    await submitStoryForm(intake, sent)
    expect(await headlines('garcia munoz manana')).toEqual(['Mañana'])
    await submitStoryForm(intake, edited(sent, { headline: 'It’s ours' }))
    expect(await headlines("it's garcia")).toEqual(['It’s ours'])
    expect(await headlines('manana')).toEqual([])
  })

  test('two people who were given the same form each keep their story and their link', async () => {
    const one = sentStory()
    const other = { ...one, fields: { ...one.fields, email: 'someone.else@example.com' } }
    const results = [await submitStoryForm(intake, one), await submitStoryForm(intake, other)]
    expect(await pending()).toHaveLength(2)
    expect(new Set(results.map((result) => result.kind === 'stored' && result.token)).size).toBe(2)
  })

  test('what is refused stores nothing and gives back all that was typed, with words for each field', async () => {
    const sent = sentStory(
      { email: 'maria', headline: '' },
      { fileErrors: { renterPhoto: 'File size must be less than 5MB' } },
    )
    expect(await submitStoryForm(intake, sent)).toEqual({
      kind: 'invalid',
      values: expect.objectContaining({
        fullName: 'Maria Lopez',
        email: 'maria',
        howHelped: sent.fields.howHelped,
        allowSharing: 'on',
      }),
      errors: {
        email: 'That does not look like an e-mail address',
        headline: 'Please give your story a headline',
        renterPhoto: 'File size must be less than 5MB',
      },
    })
    expect(await pending()).toEqual([])
  })

  test('a photo that cannot be used is named, and the same form can be sent again with another', async () => {
    const sent = sentStory({}, { files: [photoAt('renter'), photoAt('exterior', 'bad')] })
    expect(await submitStoryForm(intake, sent)).toMatchObject({
      kind: 'invalid',
      values: { headline: 'A door of my own' },
      errors: { exteriorPhoto: 'Please select an image file' },
    })
    expect(await photoCount()).toBe(0)
    expect(await submitStoryForm(intake, { ...sent, files: [] })).toMatchObject({ isRepeat: false })
  })

  test('when storing fails half-way, nothing is there and the same form can be sent again', async () => {
    const files = [photoAt('renter'), photoAt('renter')]
    const sent = sentStory({}, { files, address: '203.0.113.9' })
    const error: unknown = await submitStoryForm(intake, sent).catch((reason) => reason)
    // What a log shows of it; `detail` and `parameters` are kept out there.
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof Error && `${error.message} ${error.stack}`).not.toMatch(
      /maria|lopez|010-0199|door/i,
    )
    expect(await pending()).toEqual([])
    expect(await photoCount()).toBe(0)
    expect(intake.announced).toEqual([])
    expect(await submitStoryForm(intake, { ...sent, files: [] })).toMatchObject({ isRepeat: false })
  })

  test('a suspicious story is stored and flagged, never dropped or refused', async () => {
    const fields = { [honeypotField]: 'x', formToken: 'forged', howHelped: 'Best casino https://a.example' }
    expect(await submitStoryForm(intake, sentStory(fields))).toMatchObject({
      kind: 'stored',
      isRepeat: false,
    })
    expect(await pending()).toMatchObject([
      { spam_flags: ['honeypot-filled', 'forged-token', 'links', 'spam-words'], spam_score: 165 },
    ])
  })

  test.each([
    [0, ['too-fast']],
    [25 * hourMs, ['too-old']],
  ])('a form sent after %d ms is stored with the flags %j', async (ms, flags) => {
    const formToken = issueFormToken(testSecret, new Date(Date.now() - ms))
    await submitStoryForm(intake, sentStory({ formToken }))
    expect(await pending()).toMatchObject([{ spam_flags: flags }])
  })

  test('words that were sent before are flagged', async () => {
    const howHelped = 'The very same words'
    await submitStoryForm(intake, sentStory({ howHelped }))
    await submitStoryForm(intake, sentStory({ howHelped, email: 'b@example.com' }))
    expect((await pending()).map(({ spam_flags }) => spam_flags)).toEqual([['copied-text'], []])
  })

  test('the sixth story within an hour from one /64 has to wait, and loses nothing', async () => {
    const now = new Date('2025-06-01T12:10:00Z')
    const send = (host: number) =>
      submitStoryForm(intake, sentStory({}, { address: `2001:db8:1:2::${host}` }), now)
    const results = []
    for (let host = 1; host <= 6; host++) results.push(await send(host))
    expect(results.map(({ kind }) => kind)).toEqual([...Array(5).fill('stored'), 'limited'])
    expect(results[5]).toMatchObject({ retryAfterSeconds: 3000, values: { headline: 'A door of my own' } })
    const neighbour = sentStory({}, { address: '2001:db8:1:3::1' })
    expect(await submitStoryForm(intake, neighbour, now)).toMatchObject({ kind: 'stored' })
    const later = new Date('2025-06-01T13:00:00Z')
    expect(await submitStoryForm(intake, sentStory({}, { address: '2001:db8:1:2::1' }), later)).toMatchObject(
      {
        kind: 'stored',
      },
    )
  })

  test('of twenty different stories at once from one address exactly five are stored', async () => {
    const sends = Array.from({ length: 20 }, () =>
      submitStoryForm(intake, sentStory({}, { address: '203.0.113.7' }), new Date('2025-06-01T12:10:00Z')),
    )
    const kinds = (await Promise.all(sends)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(15)
    expect(await pending()).toHaveLength(5)
  })

  test('who has reached the limit still gets the answer for what was stored', async () => {
    const now = new Date('2025-06-01T12:10:00Z')
    const sent = sentStory({}, { address: '203.0.113.7' })
    await submitStoryForm(intake, sent, now)
    for (let count = 0; count < 4; count++) {
      await submitStoryForm(intake, sentStory({}, { address: '203.0.113.7' }), now)
    }
    expect(await submitStoryForm(intake, sent, now)).toMatchObject({ kind: 'stored', isRepeat: true })
  })

  test('no address is stored', async () => {
    await submitStoryForm(intake, sentStory({}, { address: '203.0.113.7' }))
    const counts = await scratch.database.db.selectFrom('request_counts').selectAll().execute()
    expect(counts).toHaveLength(2)
    expect(JSON.stringify([counts, await pending()])).not.toContain('203.0.113')
  })

  test('a new story makes no kept page stale', async () => {
    const heard = vi.fn<(tags: string[]) => void>()
    const stop = scratch.database.onChange(heard)
    await submitStoryForm(intake, sentStory())
    stop()
    expect(heard.mock.calls.flat(2).filter((tag) => tag !== mailTag && tag !== webhookTag)).toEqual([])
  })
})
