import type { RouterContextProvider } from 'react-router'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import type { Admin } from '../admin.ts'
import type { Auth } from '../auth.server.ts'
import { adminContext, authContext } from '../context.ts'
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

export async function openAccount(request: Request, context: Context): Promise<OwnAccount> {
  return {
    auth: context.get(authContext),
    store: await openAttempts(context.get(databaseContext)),
    request,
    admin: context.get(adminContext),
    address: context.get(requestContext).address,
  }
}

/** With the password that its form asks for once more. */
export async function openWithPassword(request: Request, context: Context) {
  const form = await formDataOf(request)
  return { account: await openAccount(request, context), password: String(form.get('password') ?? '') }
}

/** For the audit log: an admin who changes their own account. */
export function selfOf({ admin, address }: OwnAccount) {
  return { actor: admin.email, address, subjectId: admin.id }
}
