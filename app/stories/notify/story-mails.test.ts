import { beforeEach, expect, test } from 'vitest'
import { createAdmin, setDisabled } from '../../accounts/account-queries.server.ts'
import { openDatabase } from '../../db/database.server.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { storyRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import { markSent } from '../../mail/queue-queries.server.ts'
import { captureLog, siteWishing } from '../../mail/testing/parts.ts'
import { hourMs } from '../../platform/duration.ts'
import type { MailWishes } from '../../site/site.ts'
import { moveStory } from '../decision-queries.server.ts'
import { forgetStory } from '../forget-story.server.ts'
import { undoDecision } from '../moderate/undo-queries.server.ts'
import { deleteByToken, hashToken, withdrawByToken } from '../submit/private-link.server.ts'
import { submitStoryForm } from '../submit/submit.server.ts'
import { photoAt, sentStory, testIntake } from '../submit/testing/form.ts'
import { createAnnouncement } from './announce-story.server.ts'
import { queueDigest } from './digest.server.ts'
import { tellSender } from './tell-sender.server.ts'

onBothEngines((scratch) => {
  beforeEach(async () => {
    const { db } = scratch.database
    for (const table of ['mail_queue', 'approval_stories', 'request_counts', 'admin_users'] as const)
      await db.deleteFrom(table).execute()
    for (const [name, role] of [
      ['owner', 'owner'],
      ['mod', 'moderator'],
      ['gone', 'moderator'],
      ['editor', 'editor'],
    ] as const)
      await createAdmin(scratch.database, { name, email: `${name}@example.com`, role, passwordHash: 'x' })
    await setDisabled(scratch.database, 'gone@example.com', true)
    const madeUp = {
      name: 'Owner',
      email: 'admin@localhost.localdomain',
      role: 'owner',
      passwordHash: 'x',
    } as const
    await createAdmin(scratch.database, madeUp)
  })

  const mails = () =>
    scratch.database.db
      .selectFrom('mail_queue')
      .selectAll()
      .orderBy('created_at')
      .orderBy('recipient')
      .execute()
  const sentTo = async (kind: string) =>
    (await mails()).filter((mail) => mail.kind === kind).map(({ recipient }) => recipient)
  const intakeWishing = (wishes: Partial<MailWishes> = {}, log = captureLog()) => {
    const prepareAnnouncement = createAnnouncement({ secret: 'secret', site: siteWishing(wishes), log })
    return { ...testIntake(scratch.database), prepareAnnouncement }
  }

  test('a new story is told to its sender, to every moderator and to every owner who may sign in', async () => {
    const result = await submitStoryForm(intakeWishing(), sentStory())
    if (result.kind !== 'stored') throw new Error(result.kind)
    expect(await sentTo('confirmation')).toEqual(['maria.lopez@example.com'])
    expect(await sentTo('new-story')).toEqual(['mod@example.com', 'owner@example.com'])
    const all = await mails()
    const own = all.find(({ kind }) => kind === 'confirmation')
    expect(own?.text).toContain(`https://site.example/approval-wall/my-story?key=${result.token}`)
    const theirs = JSON.stringify(all.filter(({ kind }) => kind === 'new-story'))
    expect(theirs).toContain('A door of my own')
    expect(theirs).toContain('https://site.example/admin')
    expect(theirs).not.toMatch(/maria|lopez|010-0199|flagged|spam/i)
    expect(theirs).not.toContain(result.token)
  })

  test('who told a story in Spanish is answered in Spanish, by links to Spanish pages', async () => {
    const { database } = scratch
    const result = await submitStoryForm(
      intakeWishing({ newStory: 'off' }),
      sentStory({}, { language: 'es' }),
    )
    if (result.kind !== 'stored') throw new Error(result.kind)
    const decider = { actor: 'mod@example.com', tell: tellSender(siteWishing({ decision: 'on' })) }
    await moveStory(database, { id: result.id, version: 1 }, 'approve', {
      ...decider,
      confirmedWithoutSharing: true,
    })
    const told = await mails()
    const [confirmation] = told.filter(({ kind }) => kind === 'confirmation')
    const [decision] = told.filter(({ kind }) => kind === 'decision')
    expect(confirmation?.subject).toBe('Second Key Rentals: recibimos su historia')
    expect(confirmation?.text).toContain(`https://site.example/es/approval-wall/my-story?key=${result.token}`)
    expect(confirmation?.html).toContain('<html lang="es">')
    expect(decision?.subject).toBe('Second Key Rentals: su historia está en el muro')
    expect(decision?.text).toContain(`https://site.example/es/approval-wall/story/${result.id}`)
  })

  test('a story that cannot be stored leaves no mail', async () => {
    const sent = sentStory({}, { files: [photoAt('renter'), photoAt('renter')] })
    await expect(submitStoryForm(intakeWishing(), sent)).rejects.toThrow()
    expect(await mails()).toEqual([])
  })

  // The embedded database has one writer at a time anyway.
  if (scratch.engine === 'postgres')
    test('stories that are being stored do not wait for each other', async () => {
      const intake = intakeWishing()
      const { promise: second, resolve: secondIsStored } = Promise.withResolvers<void>()
      const first = submitStoryForm(
        {
          ...intake,
          prepareAnnouncement: async (db, asked) => {
            const announce = await intake.prepareAnnouncement(db, asked)
            return async (trx, story) => {
              await announce(trx, story)
              await second
            }
          },
        },
        sentStory(),
      )
      expect(await submitStoryForm(intake, sentStory())).toMatchObject({ kind: 'stored' })
      secondIsStored()
      expect(await first).toMatchObject({ kind: 'stored' })
    })

  test.each(['daily', 'off'] as const)(
    'moderators hear nothing at once when the owner says %s',
    async (newStory) => {
      await submitStoryForm(intakeWishing({ newStory }), sentStory())
      expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation'])
    },
  )

  test('one address gets five confirmations a day, moderators hear of twenty stories an hour', async () => {
    const log = captureLog()
    const intake = intakeWishing({}, log)
    for (let n = 0; n < 22; n++) {
      const email =
        n < 8 ? (n % 2 ? 'Maria.Lopez@example.com' : `maria.lopez+${n}@example.com`) : `m${n}@example.com`
      expect(await submitStoryForm(intake, sentStory({ email }))).toMatchObject({ kind: 'stored' })
    }
    const confirmed = await sentTo('confirmation')
    expect(confirmed.filter((address) => address.toLowerCase().startsWith('maria'))).toHaveLength(5)
    expect(log.lines).toHaveLength(3)
    expect(log.lines.join()).not.toMatch(/maria/i)
    expect(await sentTo('new-story')).toHaveLength(40)
    const notices = (await mails()).filter(({ kind }) => kind === 'new-story')
    const last = notices.filter(({ text }) => text.includes('no more mails about new ones'))
    expect(last).toHaveLength(2)
    const newest = (some: typeof notices) => Math.max(...some.map((mail) => mail.created_at.getTime()))
    expect(newest(last)).toBe(newest(notices))
  })

  test('who writes somebody else’s address cannot use up the confirmations that person waits for', async () => {
    const intake = intakeWishing({ newStory: 'off' })
    const from = (address: string) => submitStoryForm(intake, sentStory({}, { address }))
    for (let n = 0; n < 5; n++) expect(await from('192.0.2.7')).toMatchObject({ kind: 'stored' })
    expect(await sentTo('confirmation')).toHaveLength(3)
    await from('198.51.100.8')
    expect(await sentTo('confirmation')).toHaveLength(4)
  })

  test('who deletes a story takes its headline out of what moderators were still to read, and of nothing else', async () => {
    const intake = intakeWishing()
    const [mine, other] = [
      await submitStoryForm(intake, sentStory()),
      await submitStoryForm(intake, sentStory()),
    ]
    if (mine.kind !== 'stored' || other.kind !== 'stored') throw new Error('not stored')
    expect(await sentTo('new-story')).toHaveLength(4)
    await deleteByToken(scratch.database, mine.token)
    expect(await sentTo('new-story')).toEqual(['mod@example.com', 'owner@example.com'])
    expect(await sentTo('confirmation')).toHaveLength(1)
    await deleteByToken(scratch.database, other.token)
    expect(await mails()).toEqual([])
  })

  test('an erased story is named in no digest that waits; the others still are', async () => {
    const told = {
      id: newId(),
      headline: 'A <b>door</b> & $& "my" neighbor\'s keys',
      created_at: hoursBefore(9),
    }
    const flagged = { id: newId(), headline: 'CHEAP', spam_score: 60, created_at: hoursBefore(8) }
    await arrived([told, flagged, { headline: 'A door', created_at: hoursBefore(7) }])
    await queueDigest(scratch.database, siteWishing({ newStory: 'daily' }), hoursBefore(24))
    await queueDigest(scratch.database, siteWishing({ newStory: 'daily' }), eight)
    const bodies = async () => JSON.stringify((await mails()).map(({ text, html }) => [text, html]))
    expect(await bodies()).toMatch(/&lt;b&gt;door.*CHEAP/)
    for (const { id, headline } of [told, flagged])
      await scratch.database.change([], (trx) => forgetStory(trx, { id, headline }))
    expect(await bodies()).not.toMatch(/keys|CHEAP/)
    for (const { text, html } of await mails())
      for (const body of [text, html ?? '']) {
        expect(body.split('(deleted since)')).toHaveLength(3)
        expect(body).toContain('A door')
      }
  })

  const eight = new Date('2026-11-15T08:00:00.000Z')
  const arrived = async (columns: Parameters<typeof storyRow>[0][]) => {
    for (const column of columns)
      await scratch.database.db.insertInto('approval_stories').values(storyRow(column)).execute()
  }
  const hoursBefore = (hours: number) => new Date(eight.getTime() - hours * hourMs)

  test('the digest goes out once a day, from eight o’clock UTC on, however many replicas there are', async () => {
    await arrived([
      { headline: 'Before yesterday', created_at: hoursBefore(25) },
      { headline: 'In the night', created_at: hoursBefore(9) },
      { headline: 'CHEAP WATCHES', created_at: hoursBefore(1), spam_score: 60 },
      { headline: 'Taken back', created_at: hoursBefore(2), withdrawn_at: eight, status: 'rejected' },
      { headline: 'A demo', created_at: hoursBefore(2), is_demo: true },
      { headline: 'Just now', created_at: hoursBefore(0) },
    ])
    const site = siteWishing({ newStory: 'daily' })
    const other = await openDatabase(scratch.options)
    const round = (now: Date) =>
      Promise.all([scratch.database, other, other].map((database) => queueDigest(database, site, now)))
    await round(hoursBefore(0.01))
    expect(await mails()).toEqual([])
    await round(eight)
    await round(hoursBefore(-3))
    expect(await sentTo('digest')).toEqual(['mod@example.com', 'owner@example.com'])
    const [mail] = await mails()
    expect(mail?.subject).toBe('Second Key Rentals: 2 new stories')
    expect(mail?.text).toContain('- In the night\n- CHEAP WATCHES (flagged: please look twice)\n')
    expect(mail?.text).not.toMatch(/Before|Taken|demo|Just now|Test Renter|test\.renter/)
    await round(hoursBefore(-24))
    expect(await sentTo('digest')).toHaveLength(4)
    await other.close()
  })

  test('no digest on a quiet day, nor for an owner who wants none; who starts to want it gets the next', async () => {
    await arrived([{ headline: 'In the night', created_at: hoursBefore(9) }])
    await queueDigest(scratch.database, siteWishing({ newStory: 'at-once' }), eight)
    await queueDigest(scratch.database, siteWishing({ newStory: 'daily' }), hoursBefore(-1))
    await queueDigest(scratch.database, siteWishing({ newStory: 'daily' }), hoursBefore(-24))
    expect(await mails()).toEqual([])
  })

  test('stories of days without a digest are in the next one', async () => {
    const daily = siteWishing({ newStory: 'daily' })
    await queueDigest(scratch.database, daily, hoursBefore(71))
    await arrived([
      { headline: 'While the site was down', created_at: hoursBefore(40) },
      { headline: 'In the night', created_at: hoursBefore(9) },
    ])
    await queueDigest(scratch.database, daily, eight)
    const [mail] = await mails()
    expect(mail?.text).toContain('- While the site was down\n- In the night\n')
  })

  test('a digest that went out while the clock was ahead holds up none once it is right', async () => {
    const daily = siteWishing({ newStory: 'daily' })
    await queueDigest(scratch.database, daily, hoursBefore(24))
    await queueDigest(scratch.database, daily, hoursBefore(-365 * 24))
    await queueDigest(scratch.database, daily, hoursBefore(23))
    await arrived([{ headline: 'After the correction', created_at: hoursBefore(9) }])
    await queueDigest(scratch.database, daily, eight)
    expect((await mails())[0]?.text).toContain('- After the correction\n')
  })

  test('a machine whose clock is a minute behind takes no digest back', async () => {
    const daily = siteWishing({ newStory: 'daily' })
    await queueDigest(scratch.database, daily, hoursBefore(24))
    await arrived([{ headline: 'In the night', created_at: hoursBefore(9) }])
    for (const now of [eight, hoursBefore(1 / 60), eight]) await queueDigest(scratch.database, daily, now)
    expect(await sentTo('digest')).toHaveLength(2)
  })

  test('who wants mails at once instead is told of what was to come with the digest, once', async () => {
    await queueDigest(scratch.database, siteWishing({ newStory: 'daily' }), hoursBefore(23))
    await arrived([{ headline: 'Before the change', created_at: hoursBefore(9) }])
    for (const now of [hoursBefore(3), eight])
      await queueDigest(scratch.database, siteWishing({ newStory: 'at-once' }), now)
    expect(await sentTo('digest')).toHaveLength(2)
    expect((await mails())[0]?.text).toContain('- Before the change\n')
  })

  const moderator = { actor: 'mod@example.com', tell: tellSender(siteWishing({ decision: 'on' })) }
  const token = 'a'.repeat(43)
  async function pending(columns: Parameters<typeof storyRow>[0] = {}) {
    const row = storyRow({
      email: 'maria@example.com',
      allow_sharing: true,
      token_hash: hashToken(token),
      ...columns,
    })
    await scratch.database.db.insertInto('approval_stories').values(row).execute()
    return row.id
  }

  test('an approved story is told to its sender with its address, after the time for an undo', async () => {
    const id = await pending()
    const before = Date.now()
    await moveStory(scratch.database, { id, version: 1 }, 'approve', moderator)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'decision', recipient: 'maria@example.com' })
    expect(mail?.text).toContain(`https://site.example/approval-wall/story/${id}`)
    expect(mail?.next_try_at?.getTime()).toBeGreaterThan(before + 30_000)
  })

  test('who got no private link with an imported story is told whom to write to or call instead', async () => {
    await moveStory(scratch.database, { id: await pending(), version: 1 }, 'approve', moderator)
    await moveStory(
      scratch.database,
      { id: await pending({ token_hash: null }), version: 1 },
      'approve',
      moderator,
    )
    await moveStory(
      scratch.database,
      { id: await pending({ token_hash: null, language: 'es' }), version: 1 },
      'approve',
      moderator,
    )
    const [own, imported, inSpanish] = (await mails()).map(({ text }) => text)
    expect(own).toContain('With your private link you can take it back at any time.')
    expect(imported).toMatch(/Write to \S+@\S+ or call .{10,}, and we will take it down\./)
    expect(inSpanish).toMatch(/Escriba a \S+@\S+ o llame al .{10,}, y la retiraremos\./)
    for (const text of [imported, inSpanish]) expect(text).not.toMatch(/private link|enlace privado/)
  })

  test('a rejected one is told kindly, and never why', async () => {
    const id = await pending()
    await moveStory(scratch.database, { id, version: 1 }, 'reject', {
      ...moderator,
      reason: 'Sounds made up',
    })
    const [mail] = await mails()
    expect(mail?.text).toContain('That is no judgment of you')
    expect(JSON.stringify(mail)).not.toMatch(/made up/i)
  })

  test('nobody is told when the owner did not ask for it, of a demo story, or without an address', async () => {
    const quiet = { ...moderator, tell: tellSender(siteWishing()) }
    await moveStory(scratch.database, { id: await pending(), version: 1 }, 'approve', quiet)
    await moveStory(
      scratch.database,
      { id: await pending({ is_demo: true, token_hash: null }), version: 1 },
      'approve',
      moderator,
    )
    expect(await mails()).toEqual([])
  })

  test('an undo, a later decision, and taking the story back each call the mail off', async () => {
    const id = await pending()
    await moveStory(scratch.database, { id, version: 1 }, 'approve', moderator)
    await undoDecision(scratch.database, { id, version: 2 }, moderator)
    expect(await mails()).toEqual([])
    await moveStory(scratch.database, { id, version: 3 }, 'approve', moderator)
    await moveStory(scratch.database, { id, version: 4 }, 'reject', moderator)
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Second Key Rentals: about your story'])
    await withdrawByToken(scratch.database, token)
    expect(await mails()).toEqual([])
  })

  test.each(['approve', 'reject'] as const)(
    'a slip that is undone leaves the mail about "%s" as if it had not happened',
    async (move) => {
      const other = move === 'approve' ? 'reject' : 'approve'
      const id = await pending()
      await moveStory(scratch.database, { id, version: 1 }, move, moderator)
      const [before] = await mails()
      for (const version of [2, 4]) {
        await moveStory(scratch.database, { id, version }, other, moderator)
        const undoneAt = Date.now()
        await undoDecision(scratch.database, { id, version: version + 1 }, moderator)
        const [again, ...more] = await mails()
        expect(more).toEqual([])
        expect(again).toMatchObject({ kind: 'decision', recipient: 'maria@example.com', text: before?.text })
        expect(again?.next_try_at?.getTime()).toBeGreaterThan(undoneAt + 30_000)
      }
    },
  )

  test('what was told before the slip is not told again, however often it is undone', async () => {
    const { database } = scratch
    const id = await pending()
    await moveStory(database, { id, version: 1 }, 'approve', moderator)
    const told = new Date(Date.now() - 2 * 60_000)
    await database.db.updateTable('story_decisions').set({ created_at: told }).execute()
    for (const { id, recipient: to } of await mails()) await markSent(database, { id, to }, new Date())
    for (const version of [2, 4]) {
      await moveStory(database, { id, version }, 'reject', moderator)
      await undoDecision(database, { id, version: version + 1 }, moderator)
    }
    expect((await mails()).filter(({ sent_at }) => sent_at === null)).toEqual([])
  })

  test('who deletes a story deletes what is kept of the mails about it, and of no other', async () => {
    const intake = intakeWishing({ newStory: 'off' })
    const mine = await submitStoryForm(intake, sentStory())
    const other = await submitStoryForm(intake, sentStory({ email: 'other@example.com' }))
    if (mine.kind !== 'stored' || other.kind !== 'stored') throw new Error('not stored')
    await moveStory(scratch.database, { id: mine.id, version: 1 }, 'approve', moderator)
    for (const { id, recipient: to } of await mails())
      await markSent(scratch.database, { id, to }, new Date())
    expect(await mails()).toHaveLength(3)
    await deleteByToken(scratch.database, mine.token)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['other@example.com'])
  })
})
