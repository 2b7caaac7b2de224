import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { moveToBin } from '../../../articles/bin-queries.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/delete'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const who = actorOf(context)
  const isMoved = await moveToBin(context.get(databaseContext), String(form.get('id')), who)
  throw redirect(withMessage('/admin/articles', isMoved ? 'binned' : 'gone'), 303)
}
