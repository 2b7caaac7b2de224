import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { isApplicationMove, isClosedReason } from '../../../applications/application.ts'
import { changeEach } from '../../../applications/inbox/change-each.server.ts'
import type { Seen } from '../../../applications/inbox/change-queries.server.ts'
import { moveApplication } from '../../../applications/inbox/changes.server.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { findApplication } from '../../../applications/queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/move'

/** One application or many, each recorded with who moved it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const seen = parseSeen(form)
  const move = String(form.get('move'))
  const back = parseBack(form)
  if (!isApplicationMove(move)) throw data(null, { status: 400 })
  if (!seen)
    throw form.has('application')
      ? data(null, { status: 400 })
      : redirect(hrefAfter(back, { done: 'none' }), 303)
  const reason = form.get('reason')
  if (move === 'close' && !isClosedReason(reason)) throw redirect(hrefAfter(back, { done: 'no-reason' }), 303)
  const by = { ...actorOf(context), ...(isClosedReason(reason) && { reason }) }
  const database = context.get(databaseContext)
  const change = (one: Seen) => moveApplication(database, one, move, by)
  const isAsSeen = async ({ id, version }: Seen) =>
    (await findApplication(database.db, id))?.version === version
  throw redirect(await changeEach(seen, back, { done: move }, change, isAsSeen), 303)
}
