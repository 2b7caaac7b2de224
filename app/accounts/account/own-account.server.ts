import type { RouterContextProvider } from 'react-router'
import { databaseContext, requestContext } from '../../platform/context.ts'
import type { Admin } from '../admin.ts'
import type { Auth } from '../auth.server.ts'
import { authContext } from '../context.ts'
import { type AttemptStore, openAttempts } from '../sign-in-limits.server.ts'

/** An admin at work on their own account. */
export type OwnAccount = {
  auth: Auth
  store: AttemptStore
  request: Request
  admin: Admin
  address?: string
}

type Context = Pick<RouterContextProvider, 'get'>

export async function openAccount(request: Request, context: Context, admin: Admin): Promise<OwnAccount> {
  return {
    auth: context.get(authContext),
    store: await openAttempts(context.get(databaseContext)),
    request,
    admin,
    address: context.get(requestContext).address,
  }
}

/** For the audit log: an admin who changes their own account. */
export function selfOf({ admin, address }: OwnAccount) {
  return { actor: admin.email, address, subjectId: admin.id }
}
