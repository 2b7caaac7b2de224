import { redirect } from 'react-router'
import { endOneSession, endTheOthers } from '../../../accounts/account/end-sessions.server.ts'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/end-session'

/** One session by its id, or without an id all but this one. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = (await formDataOf(request)).get('id')
  const account = await openAccount(request, context)
  if (typeof id === 'string') {
    const isEnded = await endOneSession(account, id)
    throw redirect(withMessage('/admin/account', isEnded ? 'session-ended' : 'session-gone'), 303)
  }
  await endTheOthers(account)
  throw redirect(withMessage('/admin/account', 'sessions-ended'), 303)
}
