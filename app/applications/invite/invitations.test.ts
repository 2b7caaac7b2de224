import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.server.ts'
import { lockRow } from '../../db/lock.ts'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { applicationRow } from '../../db/testing/rows.ts'
import { newId } from '../../db/uuid.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import { storyInvitationDays } from '../../mail/link-lives.ts'
import { dayMs, minuteMs } from '../../platform/duration.ts'
import { languages } from '../../platform/language.ts'
import { localIn } from '../../platform/time-zone.ts'
import { defaultSite } from '../../site/site.ts'
import { forgetApplication } from '../forget-queries.server.ts'
import { moveApplication } from '../inbox/changes.server.ts'
import { inviteEach } from '../inbox/invite-each.server.ts'
import { openApplication } from '../inbox/open-application.server.ts'
import { takeBackOwn } from '../private/own-queries.server.ts'
import { hashToken } from '../private/token.server.ts'
import { listEvents } from '../queries.server.ts'
import {
  endInvitationOf,
  findInvitation,
  removeExpiredInvitations,
  takeInvitation,
} from './invitation-queries.server.ts'
import { findInvitable, findInvitationOf, inviteToTell, takeBackInvitation } from './invite-queries.server.ts'

const ada = { actor: 'ada@example.com', address: '::1' }
const site = defaultSite('https://www.example.com')
const secret = 'a secret for tests'

onBothEngines((scratch) => {
  let database: Database
  beforeAll(() => {
    database = scratch.database
  })
  const parts = (canMail = true) => ({ database, secret, site, canMail })

  async function approved(
    columns: Parameters<typeof applicationRow>[0] = {},
    given: ConsentKind[] = ['contact', 'news'],
  ) {
    const row = applicationRow({ status: 'approved', ...columns })
    await database.db.insertInto('applications').values(row).execute()
    for (const kind of given)
      await database.db
        .insertInto('application_consents')
        .values({ id: newId(), application_id: row.id, kind, wording: 'Yes.', wording_version: 1, page: '/' })
        .execute()
    return row.id
  }
  const tokenFor = async (id: string) =>
    (await findInvitationOf(database.db, secret, id))?.token ?? 'no invitation'
  const mails = () => database.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
  const kinds = async (id: string) => (await listEvents(database.db, id)).map(({ kind }) => kind)

  test('an invitation is a mail, a line in the timeline and one in the audit, all of it or nothing', async () => {
    const id = await approved()
    expect(await inviteToTell(parts(), id, ada)).toBe(true)
    const [event] = await listEvents(database.db, id)
    expect(event).toMatchObject({ kind: 'invited', actor: ada.actor, facts: { by: 'mail' } })
    const mail = (await mails()).find((one) => one.id === event?.id)
    expect(mail).toMatchObject({ kind: 'story-invitation', recipient: 'test.renter@example.com' })
    expect(mail?.text).toContain(`https://www.example.com/approval-wall/invited?key=${await tokenFor(id)}`)
    const audit = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('subject_id', '=', id)
      .execute()
    expect(audit).toEqual([{ action: 'application.invite', actor: ada.actor }])
  })

  test('who applied in Spanish is asked in Spanish', async () => {
    const id = await approved({ language: 'es' })
    await inviteToTell(parts(), id, ada)
    expect((await mails()).at(-1)?.subject).toContain('¿quiere contar')
  })

  test('the mail and its link say nothing of the application', async () => {
    const id = await approved({ reference: 'K7M-4Q2X', place: 'El Paso, TX', words: 'My eviction.' })
    await inviteToTell(parts(), id, ada)
    const { text, html, subject } = (await mails()).at(-1) ?? {}
    for (const secretWord of ['K7M-4Q2X', 'El Paso', 'eviction', 'Test Renter', id])
      expect([text, html, subject].join('\n')).not.toContain(secretWord)
  })

  test('without a mail server, or with a phone alone, the link is there to hand over', async () => {
    for (const [columns, canMail] of [
      [{}, false],
      [{ email: null, phone: '555 010 0134' }, true],
    ] as const) {
      const before = (await mails()).length
      const id = await approved(columns)
      expect(await inviteToTell(parts(canMail), id, ada)).toBe(true)
      expect((await mails()).length).toBe(before)
      expect((await listEvents(database.db, id))[0]?.facts).toEqual({ by: 'link' })
      expect(await findInvitation(database.db, await tokenFor(id))).not.toBeNull()
    }
  })

  test('several are invited at once: those who may be, and it is said of the others', async () => {
    const [one, other] = [await approved(), await approved()]
    const quiet = await approved({}, ['contact'])
    const invite = (...ids: string[]) => inviteEach(parts(), ids, 'invite', ada)
    expect(await invite(one, quiet)).toBe('invite-some')
    expect(await invite(other)).toBe('invite')
    expect(await invite(quiet)).toBe('no-invite')
    expect(await inviteEach(parts(), [one, other], 'end', ada)).toBe('invite-end')
    expect(await inviteEach(parts(), [one, other], 'end', ada)).toBe('no-invite-end')
    expect(await inviteEach(parts(), [one], 'mark', ada)).toBeNull()
  })

  test('an invitation to hand over is no text: the yes to texts is about the application alone', async () => {
    const id = await approved({ email: null, phone: '555 010 0134' }, ['contact', 'machine', 'news'])
    await inviteToTell(parts(), id, ada)
    const reader = { site, viewer: ada.actor, today: '2026-11-18', findRent: () => null, secret }
    const open = await openApplication(database, id, { ...reader, isMailSetUp: true })
    expect(open?.mayText).toBe(true)
    expect(open?.story?.asked?.text).toContain(await tokenFor(id))
    expect(JSON.stringify(open?.story)).not.toContain('sms:')
  })

  test('the mail leads nowhere it cannot: news end by an answer to it', async () => {
    for (const language of languages) {
      await inviteToTell(parts(), await approved({ language }), ada)
      const text = (await mails()).at(-1)?.text
      expect(text).toMatch(/Answer this mail|Conteste este correo/)
      expect(text).not.toMatch(/private page|página privada/)
    }
  })

  test('who did not agree, is not approved or is an example is not invited', async () => {
    const ids = [
      await approved({}, ['contact', 'machine']),
      await approved({ status: 'in-progress' }),
      await approved({ is_demo: true }),
      newId(),
      'nonsense',
    ]
    for (const id of ids) expect(await inviteToTell(parts(), id, ada), id).toBe(false)
    for (const id of ids.slice(0, 3)) expect(await kinds(id)).toEqual([])
  })

  test('no token lies in the database', async () => {
    const id = await approved()
    await inviteToTell(parts(false), id, ada)
    const token = await tokenFor(id)
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await database.db.selectFrom('story_invitations').selectAll().execute()
    const events = await database.db.selectFrom('application_events').selectAll().execute()
    expect(JSON.stringify([rows, events])).not.toContain(token)
  })

  test('a link works for one story, and the timeline hears that it came', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    const take = () => database.change([], (trx) => takeInvitation(trx, token))
    expect(await take()).toBe(true)
    expect(await take()).toBe(false)
    expect(await findInvitation(database.db, token)).toBeNull()
    expect(await kinds(id)).toEqual(['invited', 'story'])
    expect(await findInvitable(database.db, id)).toMatchObject({ hasTold: true })
    expect(await inviteToTell(parts(), id, ada)).toBe(false)
  })

  test('of two stories that come by one link at once one gets it', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    const both = [1, 2].map(() => database.change([], (trx) => takeInvitation(trx, token)))
    expect((await Promise.all(both)).toSorted()).toEqual([false, true])
  })

  test('a story that is not stored uses nothing up', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    const failing = database.change([], async (trx) => {
      await takeInvitation(trx, token)
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await findInvitation(database.db, token)).not.toBeNull()
  })

  test('a link ends after its days, and the chore removes it', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    const later = new Date(Date.now() + (storyInvitationDays + 1) * dayMs)
    expect(await findInvitation(database.db, token, later)).toBeNull()
    expect(await database.change([], (trx) => takeInvitation(trx, token, later))).toBe(false)
    await removeExpiredInvitations(database, later)
    expect(await database.db.selectFrom('story_invitations').select('id').execute()).toEqual([])
  })

  test('a link works through all of its last day, on the clocks of the house', async () => {
    // Late on a day before the clocks are set forward, and early on one before they are set back.
    for (const [moment, lastDay] of [
      ['2027-02-14T05:30:00Z', '2027-03-15'],
      ['2026-10-15T05:15:00Z', '2026-11-14'],
    ] as const) {
      const id = await approved()
      const now = new Date(moment)
      await inviteToTell({ ...parts(), site: { ...site, timeZone: 'America/Chicago' } }, id, ada, now)
      const open = await findInvitationOf(database.db, secret, id, now)
      expect(open && localIn(open.expiresAt, 'America/Chicago')).toBe(`${lastDay}T23:59:59`)
    }
  })

  test('a link that was taken back leads nowhere, and its mail stays here', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    const [event] = await listEvents(database.db, id)
    expect(await takeBackInvitation(database, id, ada)).toBe(true)
    expect(await findInvitation(database.db, token)).toBeNull()
    expect((await mails()).some((mail) => mail.id === event?.id)).toBe(false)
    expect((await listEvents(database.db, id)).at(-1)).toMatchObject({ facts: { isEnded: true } })
    expect(await takeBackInvitation(database, id, ada)).toBe(false)
  })

  test('a second invitation ends the first', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const first = await tokenFor(id)
    await inviteToTell(parts(), id, ada, new Date(Date.now() + minuteMs))
    expect(await tokenFor(id)).not.toBe(first)
    expect(await findInvitation(database.db, first)).toBeNull()
    expect(await findInvitation(database.db, await tokenFor(id))).not.toBeNull()
  })

  test('an invitation of while the clock was ahead is not the first of two taps', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada, new Date(Date.now() + dayMs))
    const first = await tokenFor(id)
    await inviteToTell(parts(), id, ada)
    expect(await findInvitation(database.db, first)).toBeNull()
  })

  test('a double tap invites once: one mail, and its link works', async () => {
    const id = await approved()
    const tap = (held: Database) => inviteToTell({ ...parts(), database: held }, id, ada)
    expect(await crossing(database, tap, tap)).toEqual([true, true])
    expect(await kinds(id)).toEqual(['invited'])
    const [event] = await listEvents(database.db, id)
    const mail = (await mails()).find((one) => one.id === event?.id)
    expect(mail?.text).toContain(await tokenFor(id))
  })

  test('who is not approved any more tells no verified story', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    await database.db
      .updateTable('applications')
      .set({ status: 'in-progress' })
      .where('id', '=', id)
      .execute()
    expect(await findInvitation(database.db, token)).toBeNull()
    expect(await database.change([], (trx) => takeInvitation(trx, token))).toBe(false)
  })

  test('a case that is closed after the invitation ends it, and its mail stays here', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    const [event] = await listEvents(database.db, id)
    await moveApplication(database, { id, version: 1 }, 'close', { ...ada, reason: 'not-now' })
    expect(await findInvitation(database.db, token)).toBeNull()
    expect((await mails()).some((mail) => mail.id === event?.id)).toBe(false)
  })

  test('who takes back the yes is not asked any more', async () => {
    const own = 'o'.repeat(43)
    const id = await approved({ token_hash: hashToken('application', own) ?? '' })
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    await takeBackOwn(database, own, 'news')
    expect(await findInvitation(database.db, token)).toBeNull()
  })

  test('nor who takes it back at the moment of the invitation', async () => {
    const own = 'p'.repeat(43)
    const id = await approved({ token_hash: hashToken('application', own) ?? '' })
    const [, isInvited] = await crossing(
      database,
      (held) => takeBackOwn(held, own, 'news'),
      (other) => inviteToTell({ ...parts(), database: other }, id, ada),
    )
    expect(isInvited).toBe(false)
  })

  test('an invitation that is used or taken back while the yes to it is, or another is written, does not deadlock', async () => {
    const ends = [
      (_: string, token: string) => database.change([], (trx) => takeInvitation(trx, token)),
      (id: string) => takeBackInvitation(database, id, ada),
    ]
    for (const end of ends) {
      const id = await approved()
      await inviteToTell(parts(), id, ada)
      const token = await tokenFor(id)
      const [, isEnded] = await crossing(
        database,
        (held) => held.change([], (trx) => lockRow(trx, 'applications', id)),
        () => end(id, token),
        (trx) => endInvitationOf(trx, id),
      )
      expect(isEnded).toBe(false)
    }
  })

  test('with the application its invitation and the mail about it are gone', async () => {
    const id = await approved()
    await inviteToTell(parts(), id, ada)
    const token = await tokenFor(id)
    const [event] = await listEvents(database.db, id)
    await database.change([], (trx) => forgetApplication(trx, id))
    expect(await findInvitation(database.db, token)).toBeNull()
    expect((await mails()).some((mail) => mail.id === event?.id)).toBe(false)
  })
})
