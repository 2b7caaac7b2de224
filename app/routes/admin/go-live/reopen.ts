import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { removeNote } from '../../../go-live/queries.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import type { Route } from './+types/reopen'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  await removeNote(context.get(databaseContext), fieldIn(form, 'rule', 100), actorOf(context))
  throw redirect(withMessage('/admin/go-live', 'review-reopened'), 303)
}
