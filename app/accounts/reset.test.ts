import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchAudit } from '../audit/queries.server.ts'
import { onBothEngines } from '../db/testing/engines.ts'
import { markSent } from '../mail/queue-queries.server.ts'
import { minuteMs } from '../platform/duration.ts'
import { unfinished } from '../platform/unfinished.ts'
import { defaultSite } from '../site/site.ts'
import { setDisabled } from './account-queries.server.ts'
import { findAdmin } from './require-admin.server.ts'
import { askReset, isOpenReset, setNewPassword } from './reset.server.ts'
import { signIn } from './sign-in.server.ts'
import { type Accounts, env, openAccounts, password, quiet } from './testing/accounts.ts'
import { addPasskey, countPasskeys } from './testing/passkey.ts'

const email = 'ada@example.com'
const next = 'another good password'

onBothEngines((scratch) => {
  let accounts: Accounts
  let auth: Accounts['auth']
  let store: Accounts['store']
  let context: Accounts['context']
  const parts = {
    site: defaultSite(env.siteUrl),
    log: quiet,
  }
  const mails = () => scratch.database.db.selectFrom('mail_queue').selectAll().execute()

  beforeAll(async () => {
    accounts = await openAccounts(scratch.database)
    ;({ auth, store, context } = accounts)
  })

  beforeEach(async () => {
    for (const table of ['admin_verifications', 'mail_queue'] as const)
      await scratch.database.db.deleteFrom(table).execute()
    await accounts.beginWith({ email, role: 'editor' })
  })

  const ask = (to: string, address = '192.0.2.1') => askReset(store, parts, { email: to, address })

  async function tokenFor(to = email) {
    await scratch.database.db.deleteFrom('mail_queue').execute()
    await ask(to)
    await expect.poll(async () => (await mails()).length, { timeout: 5000 }).toBe(1)
    const [mail] = await mails()
    const link = /^https:\/\/www\.example\.com\/admin\/reset\?key=([\w-]{43})$/m.exec(mail?.text ?? '')
    return link?.[1] ?? ''
  }

  const set = (token: string, wanted = next) =>
    setNewPassword(auth, store, { token, password: wanted, address: '192.0.2.1' })

  const kindOf = async (given: string) => (await signIn(auth, store, { email, password: given })).kind

  test('a process that stops has the link it promised in the queue first', async () => {
    await ask(email)
    await unfinished.close()
    expect(await mails()).toHaveLength(1)
  })

  test('a link comes by mail, sets a new password once, and ends every session', async () => {
    const result = await signIn(auth, store, { email, password })
    if (result.kind !== 'signed-in') throw new Error(result.kind)
    const cookie = result.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const request = new Request(env.siteUrl, { headers: { cookie } })
    expect(await findAdmin(request, context)).not.toBeNull()

    const token = await tokenFor(' Ada@Example.com ')
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: email, kind: 'password-reset' })
    expect(mail?.html).toContain(`href="https://www.example.com/admin/reset?key=${token}"`)
    // Looking, as mail programs do, uses nothing up.
    expect(await isOpenReset(store, token)).toBe(true)
    expect(await isOpenReset(store, token)).toBe(true)
    expect(await findAdmin(request, context)).not.toBeNull()

    expect(await set(token, 'too short')).toEqual({ kind: 'too-short' })
    expect(await set(token)).toMatchObject({ kind: 'done' })
    expect(await findAdmin(request, context)).toBeNull()
    expect(await set(token, 'a third good password')).toEqual({ kind: 'used-up' })
    expect(await isOpenReset(store, token)).toBe(false)
    expect(await kindOf(password)).toBe('refused')
    expect(await kindOf(next)).toBe('signed-in')
    const rows = await searchAudit(scratch.database.db, { kind: 'account', words: email, limit: 10 })
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.reset', 'account.reset-asked']),
    )
  })

  test('of two who use one link at the same moment one gets it', async () => {
    const token = await tokenFor()
    const results = await Promise.all([set(token), set(token, 'a third good password')])
    expect(results.map(({ kind }) => kind).sort()).toEqual(['done', 'used-up'])
  })

  test('the second factor stays and is asked for', async () => {
    const { db } = scratch.database
    await db.updateTable('admin_users').set({ two_factor_enabled: true }).execute()
    expect(await set(await tokenFor())).toMatchObject({ kind: 'done' })
    expect(await kindOf(next)).toBe('second-factor')
  })

  test('a link ends after thirty minutes, with a changed password, and when the admin is disabled', async () => {
    const { db } = scratch.database
    const old = await tokenFor()
    const [row] = await db.selectFrom('admin_verifications').select(['expires_at', 'created_at']).execute()
    expect((row?.expires_at.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(30 * minuteMs)
    await db
      .updateTable('admin_verifications')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(await set(old)).toEqual({ kind: 'used-up' })

    const first = await tokenFor()
    const second = await tokenFor()
    expect(await set(first)).toMatchObject({ kind: 'done' })
    expect(await set(second)).toEqual({ kind: 'used-up' })
    await db.deleteFrom('request_counts').execute()
    const third = await tokenFor()
    await setDisabled(scratch.database, email, true)
    expect(await set(third)).toEqual({ kind: 'used-up' })
  })

  test('who begins anew has no passkey left that a stranger may have added', async () => {
    const { db } = scratch.database
    await accounts.add({ email: 'eve@example.com' })
    for (const whose of [email, email, 'eve@example.com']) await addPasskey(db, whose)
    expect(await set(await tokenFor())).toMatchObject({ kind: 'done' })
    expect(await countPasskeys(db)).toBe(1)
    const [line] = await searchAudit(db, { words: 'account.reset', limit: 1 })
    expect(line?.facts).toEqual({ passkeys: 2 })
  })

  test('the database holds only the hash of a link once its mail is sent', async () => {
    const token = await tokenFor()
    const [mail] = await mails()
    await markSent(scratch.database, { id: mail?.id ?? '', to: email }, new Date())
    expect(JSON.stringify(await mails())).not.toContain(token)
    const rows = await scratch.database.db.selectFrom('admin_verifications').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a known, an unknown and a disabled e-mail get one answer, which waits for nothing', async () => {
    const change = vi.spyOn(scratch.database, 'change')
    await accounts.add({ email: 'bob@example.com' })
    await setDisabled(scratch.database, 'bob@example.com', true)
    change.mockClear()
    for (const to of [email, 'nobody@example.com', 'bob@example.com', 'not an address'])
      expect(await askReset(store, parts, { email: to })).toBeNull()
    expect(change).not.toHaveBeenCalled()
    // Only the account that exists and may sign in has a mail made for it.
    const settled = () => change.mock.settledResults.filter(({ type }) => type !== 'incomplete')
    await expect.poll(settled, { timeout: 5000 }).toHaveLength(3)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email])
    change.mockRestore()
  })

  test('an address may ask ten times an hour, and an account gets three links', async () => {
    for (let round = 0; round < 10; round++) expect(await ask(`nobody-${round}@example.com`)).toBeNull()
    expect(await ask(email)).toBeGreaterThan(0)
    expect(await ask(email, '198.51.100.0')).toBeNull()
    // The first of the quarter of an hour is the first of the hour then, too; at once they might be two.
    await expect.poll(async () => (await mails()).length, { timeout: 5000 }).toBe(1)
    for (let round = 1; round < 5; round++) expect(await ask(email, `198.51.100.${round}`)).toBeNull()
    const counted = async () => {
      const rows = await scratch.database.db
        .selectFrom('request_counts')
        .select(['key', 'count'])
        .where('key', 'like', 'reset-account:%')
        .where('count', '=', 5)
        .execute()
      return rows.length
    }
    await expect.poll(counted, { timeout: 5000 }).toBe(1)
    await expect.poll(async () => (await mails()).length, { timeout: 5000 }).toBe(3)
  })
})
