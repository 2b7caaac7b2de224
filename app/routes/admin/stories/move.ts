import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { siteContext } from '../../../site/context.ts'
import { hrefAfterMove } from '../../../stories/moderate/after-move.ts'
import { decide } from '../../../stories/moderate/decide.server.ts'
import { failureOf } from '../../../stories/moderate/move-answer.ts'
import { parseBack, parseMove } from '../../../stories/moderate/move-form.ts'
import { tellSender } from '../../../stories/notify/tell-sender.server.ts'
import type { Route } from './+types/move'

/** Approve, reject, move to pending: one story or many, each decision recorded with who made it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const order = parseMove(form)
  if (!order) throw data(null, { status: 400 })
  const site = context.get(siteContext)
  const by = { ...actorOf(context), tell: tellSender(site) }
  const answer = await decide(context.get(databaseContext), order, by, site.timeZone)
  // The router's own requests carry this ending; a form without JavaScript does not.
  if (new URL(request.url).pathname.endsWith('.data')) return answer
  throw redirect(hrefAfterMove(parseBack(form), answer, fieldIn(form, 'next', 36)), 303)
}

/** A decision that fails is said beside the story, which stays where it was. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await serverAction().catch(failureOf)
}
