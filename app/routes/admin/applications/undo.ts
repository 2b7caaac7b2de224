import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { undoChange } from '../../../applications/inbox/change-queries.server.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/undo'

/** Takes one's own last change back, within moments, and opens what it was about. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const seen = parseSeen(form)
  if (!seen) throw data(null, { status: 400 })
  const undone = []
  for (const one of seen) undone.push(await undoChange(context.get(databaseContext), one, actorOf(context)))
  const { list } = parseBack(form)
  const done = undone.every(Boolean) ? 'undo' : 'undo-late'
  const opened = undone.find((one) => one !== null) ?? seen[0]
  throw redirect(hrefAfter({ list, id: opened?.id }, { done }), 303)
}
