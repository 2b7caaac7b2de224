import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { redirectsContext } from '../../../redirects/context.ts'
import { removeRedirect } from '../../../redirects/queries.server.ts'
import type { Route } from './+types/remove'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const who = actorOf(context)
  await removeRedirect(context.get(databaseContext), fieldIn(form, 'path', 200), who)
  await context.get(redirectsContext).refresh()
  throw redirect(withMessage('/admin/missing', 'redirect-removed'), 303)
}
