import type { OwnAccount } from '../account/own-account.server.ts'
import { requireAdmin } from '../require-admin.server.ts'
import { signIn } from '../sign-in.server.ts'
import { type Accounts, env, password } from './accounts.ts'

/** Somebody of the team signs in: their account, as a request with their session brings it along. */
export async function ownAccount({ auth, store, context }: Accounts, email: string): Promise<OwnAccount> {
  const result = await signIn(auth, store, { email, password })
  if (result.kind !== 'signed-in') throw new Error(result.kind)
  const cookie = result.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const request = new Request(env.siteUrl, { headers: { cookie } })
  return { auth, store, request, admin: await requireAdmin(request, context, 'any admin') }
}
