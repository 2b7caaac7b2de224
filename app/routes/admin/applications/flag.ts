import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { changeEach } from '../../../applications/inbox/change-each.server.ts'
import { flagSpam } from '../../../applications/inbox/changes.server.ts'
import { parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/flag'

/** Into the list of spam, or out of it: nothing is lost either way. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const seen = parseSeen(form)
  if (!seen) throw data(null, { status: 400 })
  const isSpam = form.get('spam') === 'yes'
  const by = actorOf(context)
  const database = context.get(databaseContext)
  const change = (one: (typeof seen)[number]) => flagSpam(database, one, isSpam, by)
  throw redirect(await changeEach(seen, parseBack(form), { done: isSpam ? 'spam' : 'not-spam' }, change), 303)
}
