import { setTimeout as sleep } from 'node:timers/promises'
import type { MailSite } from '../mail/blocks.ts'
import { resetMinutes } from '../mail/link-lives.ts'
import type { MailLog } from '../mail/mail.server.ts'
import { hourSeconds, minuteMs } from '../platform/duration.ts'
import { hashedKey, plainHash } from '../platform/keyed-hash.server.ts'
import { countRequest, limitKey } from '../platform/limits.server.ts'
import { isToken, newToken } from '../platform/secret-token.server.ts'
import { unfinished } from '../platform/unfinished.ts'
import { AccountEmail } from './account-email.ts'
import type { Auth } from './auth.server.ts'
import { findDevice, forgetPlaces, rememberPlaces } from './known-places.server.ts'
import { type PasswordProblem, passwordProblem } from './password-rules.ts'
import { resetPassword } from './reset-password-mail.ts'
import { hasReset, keepReset, redeemReset, removeExpiredVerifications } from './reset-queries.server.ts'
import { type AttemptStore, clearAccount } from './sign-in-limits.server.ts'

export const askLimits = {
  byAddress: { max: 10, windowSeconds: hourSeconds },
  byAccount: { max: 3, windowSeconds: hourSeconds },
  /** Beyond those: whoever is refused has a mail of this quarter of an hour, whose link works as long again. */
  byQuarter: { max: 1, windowSeconds: 900 },
}
/** The answer is on its way before the work begins that only a known e-mail needs. */
const headStartMs = 300

export type ResetParts = {
  site: MailSite
  log: Pick<MailLog, 'error'>
}

export type Asking = { email: string; address?: string; devices?: string[] }

/** Null, or the seconds to wait. Nothing here tells whether somebody has that e-mail: not the answer, not its time. */
export async function askReset(
  store: AttemptStore,
  parts: ResetParts,
  asking: Asking,
): Promise<number | null> {
  const now = new Date()
  const email = asking.email.trim().toLowerCase()
  const { address } = asking
  // Those who share a network with the owner must not be able to use up its asking.
  const device = await findDevice(store, email, asking.devices ?? [])
  if (address && !device) {
    const key = `reset-address:${limitKey(store.secret, address)}`
    const count = await countRequest(store.database.db, key, { ...askLimits.byAddress, now })
    if (!count.isAllowed) return count.retryAfterSeconds
  }
  const sent = sendLink(store, parts, { email, address, device }).catch((error) =>
    parts.log.error({ err: error }, 'A link to a new password was not made'),
  )
  unfinished.add(sent)
  return null
}

type Wanted = { email: string; address?: string; device: string | null }

async function sendLink(store: AttemptStore, { site }: ResetParts, { email, address, device }: Wanted) {
  if (!AccountEmail.safeParse(email).success) return
  await sleep(headStartMs)
  const { database } = store
  const now = new Date()
  if (!(await mayHaveLink(store, device ? `${device}\n${email}` : email, now))) return
  await removeExpiredVerifications(database.db, now)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + resetMinutes * minuteMs)
  const words = resetPassword(site, `${site.url}/admin/reset?key=${token}`, resetMinutes)
  await keepReset(database, { email, tokenHash: plainHash(token), expiresAt, address, words })
}

/** No asking keeps a link from who asks next: a mail goes, or one is there that still works. */
async function mayHaveLink({ database: { db }, secret }: AttemptStore, who: string, now: Date) {
  const countOf = (purpose: 'reset-quarter' | 'reset-account', limit: typeof askLimits.byAccount) =>
    countRequest(db, hashedKey(secret, purpose, who), { ...limit, now })
  const quarter = await countOf('reset-quarter', askLimits.byQuarter)
  const hour = await countOf('reset-account', askLimits.byAccount)
  return quarter.isAllowed || hour.isAllowed
}

/** Looking changes nothing: mail programs open links to see what is behind them. */
export async function isOpenReset({ database }: Pick<AttemptStore, 'database'>, token: string) {
  return isToken(token) && (await hasReset(database.db, plainHash(token), new Date()))
}

export type ResetDone =
  /** The headers make this browser a known one: strangers at the door must not keep out who had the link. */
  { kind: 'done'; headers: Headers } | { kind: 'used-up' } | { kind: PasswordProblem }

type NewPassword = { token: string; password: string; address?: string; devices?: string[] }

/** Ends every session of that admin; the second factor stays and is asked for at the next sign-in. */
export async function setNewPassword(
  auth: Auth,
  store: AttemptStore,
  { token, password, address, devices }: NewPassword,
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
  await forgetPlaces(store, email)
  const cookie = await rememberPlaces(auth, store, { email, address, devices })
  return { kind: 'done', headers: new Headers({ 'Set-Cookie': cookie }) }
}
