import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { changeEach } from '../../../applications/inbox/change-each.server.ts'
import { setFollowUp } from '../../../applications/inbox/changes.server.ts'
import { todayOf } from '../../../applications/inbox/day.ts'
import { parseFollowUp } from '../../../applications/inbox/follow-up-day.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/follow-up'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const seen = parseSeen(form)
  const today = todayOf(new Date(), context.get(siteContext))
  const day = parseFollowUp(form, today)
  if (!seen || day === undefined) throw data(null, { status: 400 })
  if (day && day < today) throw redirect(hrefAfter(parseBack(form), { done: 'no-past' }), 303)
  const by = actorOf(context)
  const database = context.get(databaseContext)
  const change = (one: (typeof seen)[number]) => setFollowUp(database, one, day, by)
  throw redirect(await changeEach(seen, parseBack(form), { done: 'follow-up', day }, change), 303)
}
