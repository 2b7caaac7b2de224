import { data, redirect } from 'react-router'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { hrefAfterMove } from '../admin/stories/after-move.ts'
import { decide } from '../admin/stories/decide.server.ts'
import { failureOf } from '../admin/stories/move-answer.ts'
import { parseBack, parseMove } from '../admin/stories/move-form.ts'
import { databaseContext, requestContext, siteContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import { tellSender } from '../mail/tell-sender.server.ts'
import { fieldIn } from '../outside-text.ts'
import type { Route } from './+types/admin-move-story'

/** Approve, reject, move to pending: one story or many, each decision recorded with who made it. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireAdmin(request, context, 'moderator')
  const form = await formDataOf(request)
  const order = parseMove(form)
  if (!order) throw data(null, { status: 400 })
  const { address } = context.get(requestContext)
  const tell = tellSender(context.get(siteContext))
  const answer = await decide(context.get(databaseContext), order, { actor: admin.email, address, tell })
  // The router's own requests carry this ending; a form without JavaScript does not.
  if (new URL(request.url).pathname.endsWith('.data')) return answer
  throw redirect(hrefAfterMove(parseBack(form), answer, fieldIn(form, 'next', 36)), 303)
}

/** A decision that fails is said beside the story, which stays where it was. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await serverAction().catch(failureOf)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'moderator')
  throw redirect('/admin')
}
