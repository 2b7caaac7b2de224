import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { MailSite } from '../mail/compose.ts'
import type { MailLog } from '../mail/mail.server.ts'
import { resetPassword } from '../mail/reset-password.ts'
import { plainHash } from '../stories/keyed-hash.server.ts'
import { countRequest, limitKey } from '../stories/limits.server.ts'
import type { Auth } from './auth.server.ts'
import { type PasswordProblem, passwordProblem } from './password-rules.ts'
import { hasReset, keepReset, redeemReset, removeExpiredVerifications } from './reset-queries.server.ts'
import { type AttemptStore, clearAccount, hashedKey } from './sign-in-limits.server.ts'

export const linkMinutes = 30
export const askLimits = {
  byAddress: { max: 10, windowSeconds: 3600 },
  byAccount: { max: 3, windowSeconds: 3600 },
}
/** The answer is on its way before the work begins that only a known e-mail needs. */
const headStartMs = 300

const Email = z.email().max(254)
const tokenShape = /^[\w-]{43}$/

export type ResetParts = {
  site: MailSite
  log: Pick<MailLog, 'error'>
}

export type Asking = { email: string; address?: string }

/** Null, or the seconds to wait. Nothing here tells whether somebody has that e-mail: not the answer, not its time. */
export async function askReset(
  store: AttemptStore,
  parts: ResetParts,
  { email, address }: Asking,
): Promise<number | null> {
  const now = new Date()
  if (address) {
    const key = `reset-address:${limitKey(store.secret, address)}`
    const count = await countRequest(store.database.db, key, { ...askLimits.byAddress, now })
    if (!count.isAllowed) return count.retryAfterSeconds
  }
  sendLink(store, parts, { email: email.trim().toLowerCase(), address }).catch((error) =>
    parts.log.error({ err: error }, 'A link to a new password was not made'),
  )
  return null
}

async function sendLink(store: AttemptStore, { site }: ResetParts, { email, address }: Asking) {
  if (!Email.safeParse(email).success) return
  await sleep(headStartMs)
  const { database, secret } = store
  const now = new Date()
  const key = hashedKey(secret, 'reset-account', email)
  if (!(await countRequest(database.db, key, { ...askLimits.byAccount, now })).isAllowed) return
  await removeExpiredVerifications(database.db, now)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000)
  const words = resetPassword(site, `${site.url}/admin/reset?key=${token}`, linkMinutes)
  await keepReset(database, { email, tokenHash: plainHash(token), expiresAt, address, words })
}

/** Looking changes nothing: mail programs open links to see what is behind them. */
export async function isOpenReset({ database }: Pick<AttemptStore, 'database'>, token: string) {
  return tokenShape.test(token) && (await hasReset(database.db, plainHash(token), new Date()))
}

export type ResetDone = { kind: 'done' } | { kind: 'used-up' } | { kind: PasswordProblem }

/** Ends every session of that admin; the second factor stays and is asked for at the next sign-in. */
export async function setNewPassword(
  auth: Auth,
  store: AttemptStore,
  { token, password, address }: { token: string; password: string; address?: string },
): Promise<ResetDone> {
  const problem = passwordProblem(password)
  if (problem) return { kind: problem }
  // Before the slow hash, which strangers must not have for the asking.
  if (!(await isOpenReset(store, token))) return { kind: 'used-up' }
  const passwordHash = await (await auth.$context).password.hash(password)
  const use = { tokenHash: plainHash(token), passwordHash, now: new Date(), address }
  const email = await redeemReset(store.database, use)
  if (email === null) return { kind: 'used-up' }
  await clearAccount(store, email)
  return { kind: 'done' }
}
