import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { applicationsContext } from '../../../applications/context.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { inviteEach } from '../../../applications/inbox/invite-each.server.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/invite'

/** Asks approved applicants for their story, or takes that back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const back = parseBack(form)
  const seen = parseSeen(form)
  if (!seen && !form.has('application')) throw redirect(hrefAfter(back, { done: 'none' }), 303)
  const ids = seen?.map(({ id }) => id)
  const done =
    ids && (await inviteEach(context.get(applicationsContext), ids, form.get('wish'), actorOf(context)))
  if (!done) throw data(null, { status: 400 })
  throw redirect(hrefAfter(back, { done }), 303)
}
