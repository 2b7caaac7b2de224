import { recordAudit } from '../audit/queries.server.ts'
import { type OwnAccount, selfOf } from './account/own-account.server.ts'
import { type PasswordRefusal, withPassword } from './account/with-password.server.ts'
import { endChallenges, notePasswordChosen } from './account-queries.server.ts'
import { devicesIn } from './device-cookie.server.ts'
import { forgetPlaces, rememberPlaces } from './known-places.server.ts'
import { type PasswordProblem, passwordProblem } from './password-rules.ts'
import { cookiesOf } from './session-headers.server.ts'
import { noteOrigin } from './session-queries.server.ts'

export type PasswordChanged =
  /** Every session has ended; the headers begin a new one for this browser. */
  { kind: 'changed'; headers: Headers } | { kind: 'same' } | { kind: PasswordProblem } | PasswordRefusal

export async function changePassword(
  account: OwnAccount,
  { current, next }: { current: string; next: string },
): Promise<PasswordChanged> {
  const problem = passwordProblem(next)
  if (problem) return { kind: problem }
  // As hashes take them.
  if (next.normalize('NFKC') === current.normalize('NFKC')) return { kind: 'same' }
  const { auth, store, request, admin, address } = account
  const answer = await withPassword(account, current, () =>
    auth.api.changePassword({
      headers: request.headers,
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      returnHeaders: true,
    }),
  )
  if (answer.kind !== 'done') return answer
  const { headers, response } = answer.result
  const userAgent = request.headers.get('user-agent') ?? undefined
  await store.database.change([], async (trx) => {
    await endChallenges(trx, admin.id)
    await notePasswordChosen(trx, admin.id)
    if (response.token) await noteOrigin(trx, response.token, { address, userAgent })
    await recordAudit(trx, { ...selfOf(account), action: 'account.password' })
  })
  const begun = cookiesOf(headers)
  await forgetPlaces(store, admin.email)
  const arrival = { email: admin.email, address, devices: await devicesIn(auth, request.headers) }
  begun.append('Set-Cookie', await rememberPlaces(auth, store, arrival))
  return { kind: 'changed', headers: begun }
}
