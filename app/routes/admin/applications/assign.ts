import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { changeEach } from '../../../applications/inbox/change-each.server.ts'
import { assignApplication } from '../../../applications/inbox/changes.server.ts'
import { listAssignees } from '../../../applications/inbox/detail-queries.server.ts'
import { parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/assign'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const seen = parseSeen(form)
  const database = context.get(databaseContext)
  const wanted = String(form.get('assignee') ?? '')
  const to = (await listAssignees(database.db)).find(({ id }) => id === wanted) ?? null
  if (!seen || (wanted && !to)) throw data(null, { status: 400 })
  const by = actorOf(context)
  const change = (one: (typeof seen)[number]) => assignApplication(database, one, to, by)
  throw redirect(await changeEach(seen, parseBack(form), { done: 'assign' }, change), 303)
}
