import { expect, test, vi } from 'vitest'
import {
  createAdmin,
  notePasswordChosen,
  resetAdmin,
  setPassword,
} from '../accounts/account-queries.server.ts'
import { insertFirstAdmin } from '../accounts/queries.server.ts'
import { join } from '../accounts/team/invitation-queries.server.ts'
import { moveToBin } from '../articles/bin-queries.server.ts'
import { updateArticle } from '../articles/edit-queries.server.ts'
import { fieldsOfRow, writeRevision } from '../articles/revision-queries.server.ts'
import { publishDueArticles } from '../articles/schedule-queries.server.ts'
import { searchAudit } from '../audit/queries.server.ts'
import { noteBackup } from '../backup/queries.server.ts'
import { readBackupStatus } from '../backup/status-queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { articleRow, storyRow } from '../db/testing/rows.ts'
import { newId } from '../db/uuid.ts'
import type { MailAnswer } from '../health/mail-answer.ts'
import { countMails, measureDatabase } from '../health/queries.server.ts'
import type { ServerFacts } from '../health/server-facts.ts'
import { defaultSite } from '../site/site.ts'
import {
  areFirstStepsHidden,
  countDemo,
  hasOwnPassword,
  hideFirstSteps,
  isBrandKept,
  keepBrand,
  removeDemo,
} from './queries.server.ts'
import { readProgress } from './read-progress.server.ts'
import { seedDemo } from './seed-demo-queries.server.ts'
import { findStartCard } from './start-card.server.ts'

const passwordHash = 'hash'
const actor = { actor: 'owner@example.com', address: '192.0.2.1' }

onBothEngines((scratch) => {
  test('the demo content goes at once, what is the owner’s own stays, and the log says so', async () => {
    const { database } = scratch
    await seedDemo(database)
    await database.db.insertInto('articles').values(articleRow()).execute()
    await database.db.insertInto('approval_stories').values(storyRow()).execute()
    const before = await countDemo(database.db)
    expect(before.articles).toBeGreaterThan(0)
    expect(before.stories).toBe(10)
    const told: string[][] = []
    const stop = database.onChange((tags) => void told.push(tags))
    expect(await removeDemo(database, actor)).toEqual(before)
    stop()
    expect(told[0]).toEqual(['articles', 'stories'])
    expect(await countDemo(database.db)).toEqual({ articles: 0, stories: 0, applications: 0 })
    expect(await database.db.selectFrom('articles').select('id').execute()).toHaveLength(1)
    expect(await database.db.selectFrom('approval_stories').select('id').execute()).toHaveLength(1)
    const [entry] = await searchAudit(database.db, { kind: 'data', limit: 1 })
    expect(entry).toMatchObject({ ...actor, action: 'data.remove-demo', facts: before })
  })

  test('a demo article that the owner rewrote is theirs and stays, also one rewritten before that was noted', async () => {
    const { database } = scratch
    const insert = async () => {
      const row = { ...articleRow(), is_demo: true }
      return await database.db.insertInto('articles').values(row).returningAll().executeTakeFirstOrThrow()
    }
    const rewritten = await insert()
    const long = await insert()
    const scheduled = await insert()
    const binned = await insert()
    const fields = { ...fieldsOfRow(rewritten), title: 'My own words' }
    await updateArticle(database, { id: rewritten.id, version: rewritten.version }, fields, actor)
    await writeRevision(database.db, { articleId: long.id, version: 2, actor: actor.actor }, fields)
    const publish_at = new Date(0)
    await database.db
      .updateTable('articles')
      .set({ published: false, publish_at })
      .where('id', '=', scheduled.id)
      .execute()
    expect(await publishDueArticles(database, new Date())).toEqual([scheduled.id])
    await moveToBin(database, binned.id, actor)
    expect((await countDemo(database.db)).articles).toBe(2)
    expect((await removeDemo(database, actor)).articles).toBe(2)
    const left = database.db.selectFrom('articles').select('id')
    const ids = [rewritten, long, scheduled, binned].map(({ id }) => id)
    const kept = await left.where('id', 'in', ids).execute()
    expect(kept.map(({ id }) => id).toSorted()).toEqual([rewritten.id, long.id].toSorted())
  })

  test('once removed, demo content never comes back, however empty the site is', async () => {
    const { database } = scratch
    await database.db.deleteFrom('articles').execute()
    await database.db.deleteFrom('approval_stories').execute()
    expect(await seedDemo(database)).toBe(false)
    expect(await countDemo(database.db)).toEqual({ articles: 0, stories: 0, applications: 0 })
  })

  test('a password is the admin’s own once they chose it, until the program makes one up', async () => {
    const { database } = scratch
    const email = 'owner@example.com'
    await insertFirstAdmin(database, {
      name: 'Owner',
      email,
      role: 'owner',
      passwordHash,
      isPasswordMadeUp: true,
    })
    const { id } = await database.db.selectFrom('admin_users').select('id').executeTakeFirstOrThrow()
    const isOwn = () => hasOwnPassword(database.db, id)
    expect(await isOwn()).toBe(false)
    // What changePassword and a link to a new password write.
    await notePasswordChosen(database.db, id)
    expect(await isOwn()).toBe(true)
    await resetAdmin(database, email, { passwordHash, isTwoFactorOff: false })
    expect(await isOwn()).toBe(false)
    await setPassword(database.db, id, passwordHash)
    expect(await isOwn()).toBe(true)
    await database.db.updateTable('admin_users').set({ email: 'new@example.com' }).execute()
    expect(await isOwn()).toBe(true)
  })

  test('who joined by an invitation chose the password; who was made by a command did not', async () => {
    const { database } = scratch
    const invitation = {
      email: 'nia@example.com',
      role: 'owner',
      token_hash: 'x',
      actor: actor.actor,
    } as const
    const expires_at = new Date(Date.now() + 60_000)
    await database.db
      .insertInto('admin_invitations')
      .values({ id: newId(), ...invitation, expires_at })
      .execute()
    await join(database, { tokenHash: 'x', name: 'Nia', passwordHash, now: new Date() })
    await createAdmin(database, { name: 'Ed', email: 'ed@example.com', role: 'editor', passwordHash })
    const isOwn = async (email: string) => {
      const users = database.db.selectFrom('admin_users').select('id').where('email', '=', email)
      return hasOwnPassword(database.db, (await users.executeTakeFirstOrThrow()).id)
    }
    expect([await isOwn('nia@example.com'), await isOwn('ed@example.com')]).toEqual([true, false])
  })

  test('on the card, mail is done once the mail server has answered, as on the page of the steps', async () => {
    const admin = { id: newId(), email: 'owner@example.com' }
    const lastHeard = vi.fn<ServerFacts['mail']['lastHeard']>()
    const facts = {
      siteUrl: 'http://localhost:3000',
      mail: { look: vi.fn(), lastHeard },
    } as Partial<ServerFacts>
    const whole = facts as ServerFacts
    const parts = { db: scratch.database.db, site: defaultSite(whole.siteUrl), facts: whole, admin }
    const doneWith = async (mail: MailAnswer | null) => {
      lastHeard.mockReturnValue(mail)
      return (await findStartCard({ ...parts, review: async () => null }))?.done ?? 0
    }
    expect(await doneWith(null)).toBe(await doneWith({ kind: 'not-set-up' }))
    expect(await doneWith({ kind: 'answers' })).toBe((await doneWith(null)) + 1)
  })

  test('the card stays hidden once it was hidden, by whomever, twice too', async () => {
    const { database } = scratch
    expect(await areFirstStepsHidden(database.db)).toBe(false)
    await hideFirstSteps(database, 'owner@example.com')
    await hideFirstSteps(database, 'owner@example.com')
    expect(await areFirstStepsHidden(database.db)).toBe(true)
  })

  test('the owner may keep the name of the service, twice too', async () => {
    const { database } = scratch
    expect(await isBrandKept(database.db)).toBe(false)
    await keepBrand(database, 'owner@example.com')
    await keepBrand(database, 'owner@example.com')
    expect(await isBrandKept(database.db)).toBe(true)
  })

  test('the pages are not read for the review while another step comes first', async () => {
    const review = vi.fn(async () => ({ stop: 0, first: 0 }))
    const admin = { id: newId(), email: 'owner@example.com' }
    const facts = { siteUrl: 'http://localhost:3000' } as ServerFacts
    const parts = { db: scratch.database.db, site: defaultSite(facts.siteUrl), facts, admin }
    expect(await readProgress(parts, { mail: null, review })).toMatchObject({ review: null })
    expect(review).not.toHaveBeenCalled()
  })

  test('the database says its size, its last backup and the mails that wait', async () => {
    const { database } = scratch
    expect(await measureDatabase(database)).toBeGreaterThan(10_000)
    const lastBackup = async () => (await readBackupStatus(database.db)).last
    expect(await lastBackup()).toBeNull()
    await noteBackup(database, { at: '2026-01-02T03:04:05.000Z', bytes: 123, file: 'x.gz' })
    expect(await lastBackup()).toEqual({ at: new Date('2026-01-02T03:04:05Z'), bytes: 123, file: 'x.gz' })
    expect(await countMails(database.db)).toEqual({
      waiting: 0,
      givenUp: 0,
      failed: 0,
      lastFailureAt: null,
    })
    const mail = { kind: 'x', recipient: 'a@example.com', subject: 's', text: 't', attempts: 1 }
    const january = (day: number) => new Date(Date.UTC(2026, 0, day))
    const [createdAt, failedAt, sentAt] = [january(1), january(2), january(3)]
    const created = { created_at: createdAt, html: null, failed_at: failedAt }
    const error = 'refused'
    await database.db
      .insertInto('mail_queue')
      .values([
        {
          ...mail,
          ...created,
          id: newId(),
          next_try_at: sentAt,
          failed_at: sentAt,
          sent_at: null,
          last_error: null,
        },
        { ...mail, ...created, id: newId(), next_try_at: null, sent_at: null, last_error: error },
        {
          ...mail,
          ...created,
          id: newId(),
          next_try_at: sentAt,
          failed_at: null,
          sent_at: null,
          last_error: error,
        },
        { ...mail, ...created, id: newId(), next_try_at: null, sent_at: sentAt, last_error: error },
      ])
      .execute()
    expect(await countMails(database.db)).toEqual({
      waiting: 2,
      givenUp: 1,
      failed: 2,
      lastFailureAt: failedAt,
    })
  })
})
