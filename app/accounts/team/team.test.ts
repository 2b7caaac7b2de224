import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { commandLine } from '../../audit/audit.ts'
import { searchAudit } from '../../audit/queries.server.ts'
import { crossing } from '../../db/testing/crossing.ts'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { queueMail } from '../../mail/queue-queries.server.ts'
import { dayMs } from '../../platform/duration.ts'
import { defaultSite } from '../../site/site.ts'
import { createAdmin, setDisabled } from '../account-queries.server.ts'
import { type Auth, createAuth } from '../auth.server.ts'
import { endInvitation, listInvitations } from './invitation-queries.server.ts'
import { inviteToTeam, joinTeam, readInvitation } from './invitations.server.ts'
import { changeRole, endAccess, listTeam, openAccess } from './team-queries.server.ts'
import { teamWords } from './team-words.ts'

const site = defaultSite('https://example.com')
const password = 'a long password here'
const quickly = { hash: async (text: string) => text, verify: async () => true }

test('an invitation that is over is told so', () => {
  const { about } = teamWords.en.waiting
  const said = (hasEnded: boolean) => renderToStaticMarkup(about('Editor', 'Nov 1', 'Nov 4', hasEnded))
  expect(said(false)).toBe('Editor. Invited Nov 1, ends Nov 4')
  expect(said(true)).toBe('Editor. Invited Nov 1, ended Nov 4. The link no longer works.')
})

onBothEngines((scratch) => {
  let auth: Auth
  beforeEach(async () => {
    const { db } = scratch.database
    for (const table of ['admin_users', 'admin_invitations', 'mail_queue'] as const)
      await db.deleteFrom(table).execute()
    auth = await createAuth(scratch.database, { siteUrl: site.url }, undefined, quickly)
  })

  const invite = async (email = 'new@example.com', canMail = true, role = 'editor') => {
    const invited = await inviteToTeam(scratch.database, { site, canMail }, { email, role }, commandLine)
    if (!invited.ok) throw new Error(JSON.stringify(invited.errors))
    return { ...invited, token: invited.href.split('key=')[1] ?? '' }
  }
  const answer = (token: string) =>
    joinTeam(auth, scratch.database, { token, name: 'Nia', password, repeat: password })
  const mails = () => scratch.database.db.selectFrom('mail_queue').selectAll().execute()

  test('who is invited chooses a password and is then in the team, in the role of the invitation', async () => {
    const { token } = await invite(' New@Example.com ')
    expect(await readInvitation(scratch.database, token)).toEqual({
      email: 'new@example.com',
      role: 'editor',
    })
    expect(await answer(token)).toEqual({ kind: 'joined' })
    expect(await listTeam(scratch.database.db)).toMatchObject([
      { email: 'new@example.com', name: 'Nia', role: 'editor', disabled: false, hasSecondFactor: false },
    ])
    expect(await listInvitations(scratch.database.db)).toEqual([])
  })

  test('the link works once, also for two at the same moment', async () => {
    const { token } = await invite()
    const kinds = (await Promise.all([answer(token), answer(token)])).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['ended', 'joined'])
    expect(await answer(token)).toEqual({ kind: 'ended' })
  })

  test('of two invitations of one address at the same moment the later one counts', async () => {
    const email = 'twice@example.com'
    const inviteIn = (database: typeof scratch.database) =>
      inviteToTeam(database, { site, canMail: false }, { email, role: 'editor' }, commandLine)
    const both = await crossing(scratch.database, inviteIn, inviteIn)
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(await listInvitations(scratch.database.db)).toMatchObject([{ email }])
  })

  test('the mail holds the link; without a mail server none is queued and the link is handed over', async () => {
    const { href } = await invite()
    expect(await mails()).toMatchObject([{ kind: 'invitation', text: expect.stringContaining(href) }])
    const byHand = await invite('hand@example.com', false)
    expect(byHand.isMailed).toBe(false)
    expect(await mails()).toHaveLength(1)
  })

  test('neither the token nor its link stands in the database once the mail is gone', async () => {
    const { token } = await invite('x@example.com', false)
    const rows = await scratch.database.db.selectFrom('admin_invitations').selectAll().execute()
    const log = await scratch.database.db.selectFrom('audit_log').select('facts').execute()
    expect(JSON.stringify([rows, log])).not.toContain(token)
  })

  test('a new link, a taken back invitation and three days end a link', async () => {
    const first = await invite()
    const second = await invite()
    expect(await answer(first.token)).toEqual({ kind: 'ended' })
    const [waiting] = await listInvitations(scratch.database.db)
    expect(waiting?.hasEnded).toBe(false)
    expect(await endInvitation(scratch.database, waiting?.id ?? '', commandLine)).toBe(true)
    expect(await answer(second.token)).toEqual({ kind: 'ended' })
    const third = await invite()
    const past = new Date(Date.now() - dayMs)
    await scratch.database.db.updateTable('admin_invitations').set({ expires_at: past }).execute()
    expect(await answer(third.token)).toEqual({ kind: 'ended' })
    expect(await listInvitations(scratch.database.db)).toMatchObject([{ hasEnded: true }])
  })

  test('a mail whose invitation ended, or was followed by another, is not sent', async () => {
    await invite()
    const second = await invite()
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(second.href) }])
    const [waiting] = await listInvitations(scratch.database.db)
    await endInvitation(scratch.database, waiting?.id ?? '', commandLine)
    expect(await mails()).toEqual([])
  })

  test('what waits for who has no access any more, and whom they invited, is not sent', async () => {
    const passwordHash = 'x'
    for (const email of ['ada@example.com', 'bob@example.com'])
      await createAdmin(scratch.database, { name: 'A', email, role: 'owner', passwordHash })
    const words = { subject: 's', text: 't', html: '' }
    const [ada] = await listTeam(scratch.database.db)
    await scratch.database.change([], async (trx) => {
      for (const to of ['ada@example.com', 'bob@example.com'])
        for (const kind of ['new-application', 'password-reset', 'application-mail'] as const)
          await queueMail(trx, { kind, to, ...words })
    })
    const asked = { email: 'new@example.com', role: 'editor' }
    await inviteToTeam(scratch.database, { site, canMail: true }, asked, { actor: 'ada@example.com' })
    await endAccess(scratch.database, ada?.id ?? '', commandLine)
    const left = (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`)
    expect(left.toSorted()).toEqual([
      'application-mail ada@example.com',
      'application-mail bob@example.com',
      'new-application bob@example.com',
      'password-reset bob@example.com',
    ])
  })

  test.each(['', 'nobody', 'a@', `${'x'.repeat(250)}@example.com`])('%j cannot be invited', async (email) => {
    const invited = await inviteToTeam(
      scratch.database,
      { site, canMail: true },
      { email, role: 'editor' },
      commandLine,
    )
    expect(invited).toMatchObject({ ok: false, errors: { email: expect.any(String) } })
  })

  test('nor can who is in the team, nor for a role that nobody knows', async () => {
    const { token } = await invite()
    await answer(token)
    for (const asked of [
      { email: 'NEW@example.com', role: 'owner' },
      { email: 'b@example.com', role: 'king' },
    ])
      expect(await inviteToTeam(scratch.database, { site, canMail: true }, asked, commandLine)).toMatchObject(
        { ok: false },
      )
  })

  test('a short password, two different ones and no name are said beside their fields, and the link stays open', async () => {
    const { token } = await invite()
    const refused = await joinTeam(auth, scratch.database, {
      token,
      name: ' ',
      password: 'short',
      repeat: 'other',
    })
    expect(refused).toMatchObject({
      kind: 'refused',
      errors: { name: expect.any(String), next: expect.any(String), repeat: expect.any(String) },
    })
    expect(await answer(token)).toEqual({ kind: 'joined' })
  })

  const addAdmin = async (role: 'owner' | 'editor') => {
    const email = `${newId()}@example.com`
    await createAdmin(scratch.database, { name: 'A', email, role, passwordHash: password })
    const admin = (await listTeam(scratch.database.db)).find((one) => one.email === email)
    if (!admin) throw new Error('not there')
    const session = {
      id: newId(),
      user_id: admin.id,
      token: newId(),
      expires_at: new Date(Date.now() + dayMs),
    }
    await scratch.database.db.insertInto('admin_sessions').values(session).execute()
    return admin.id
  }
  const sessionsOf = (id: string) =>
    scratch.database.db.selectFrom('admin_sessions').select('id').where('user_id', '=', id).execute()

  test('access ends at once, with every session, and can be opened again', async () => {
    await addAdmin('owner')
    const id = await addAdmin('editor')
    expect(await endAccess(scratch.database, id, commandLine)).toBeNull()
    expect(await sessionsOf(id)).toEqual([])
    expect(await listTeam(scratch.database.db)).toContainEqual(
      expect.objectContaining({ id, disabled: true }),
    )
    expect(await openAccess(scratch.database, id, commandLine)).toBeNull()
    expect(await listTeam(scratch.database.db)).toContainEqual(
      expect.objectContaining({ id, disabled: false }),
    )
  })

  test('whom somebody invited cannot join once their access has ended, or they are no owner any more', async () => {
    const db = scratch.database.db
    const member = async (email: string) => {
      await createAdmin(scratch.database, { email, role: 'owner', name: 'Ann', passwordHash: password })
      const { id } = await db
        .selectFrom('admin_users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const asked = { email: `friend-of-${email}`, role: 'owner' }
      const invited = await inviteToTeam(scratch.database, { site, canMail: false }, asked, { actor: email })
      if (!invited.ok) throw new Error('not invited')
      return { id, token: invited.href.split('key=')[1] ?? '' }
    }
    const [stays, ends, changes] = [await member('a@x.org'), await member('b@x.org'), await member('c@x.org')]
    await endAccess(scratch.database, ends.id, commandLine)
    await changeRole(scratch.database, changes.id, 'editor', commandLine)
    expect(await readInvitation(scratch.database, ends.token)).toBeNull()
    expect(await readInvitation(scratch.database, changes.token)).toBeNull()
    expect(await readInvitation(scratch.database, stays.token)).not.toBeNull()
    await setDisabled(scratch.database, 'a@x.org', true)
    expect(await readInvitation(scratch.database, stays.token)).toBeNull()
  })

  test('another role counts at once: whoever had the old one is signed out', async () => {
    await addAdmin('owner')
    const id = await addAdmin('editor')
    expect(await changeRole(scratch.database, id, 'moderator', commandLine)).toBeNull()
    expect(await sessionsOf(id)).toEqual([])
    expect(await listTeam(scratch.database.db)).toContainEqual(
      expect.objectContaining({ id, role: 'moderator' }),
    )
  })

  test('the same role again does nothing: no session ends, and nothing is in the log', async () => {
    await addAdmin('owner')
    const id = await addAdmin('editor')
    expect(await changeRole(scratch.database, id, 'editor', commandLine)).toBe('role-same')
    expect(await sessionsOf(id)).toHaveLength(1)
    const log = await searchAudit(scratch.database.db, { words: 'account.role', limit: 200 })
    expect(log.filter(({ subjectId }) => subjectId === id)).toEqual([])
  })

  test('the last owner stays owner and stays in, also when two owners end each other at once', async () => {
    const one = await addAdmin('owner')
    expect(await endAccess(scratch.database, one, commandLine)).toBe('last-owner')
    expect(await changeRole(scratch.database, one, 'editor', commandLine)).toBe('last-owner')
    const other = await addAdmin('owner')
    const ended = await Promise.all([
      endAccess(scratch.database, one, commandLine),
      endAccess(scratch.database, other, commandLine),
    ])
    expect(ended.filter((refusal) => refusal === null)).toHaveLength(1)
    const owners = (await listTeam(scratch.database.db)).filter(({ disabled }) => !disabled)
    expect(owners).toHaveLength(1)
  })

  test.each(['', 'x', newId()])('nobody has the id %j', async (id) => {
    expect(await endAccess(scratch.database, id, commandLine)).toBe('gone')
  })
})
