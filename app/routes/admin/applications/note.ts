import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { hrefAfter, parseBack, parseSeen } from '../../../applications/inbox/inbox-form.ts'
import { addNote } from '../../../applications/inbox/note.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/note'

/** A note, a call, a text or a payment: a line in the timeline. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const [seen] = parseSeen(form) ?? []
  const done = seen && (await addNote(context.get(databaseContext), seen.id, form, actorOf(context)))
  if (!done) throw data(null, { status: 400 })
  const outcome = done === 'gone' ? { done: 'note', changed: [seen.id] } : { done }
  throw redirect(hrefAfter(parseBack(form), outcome), 303)
}
