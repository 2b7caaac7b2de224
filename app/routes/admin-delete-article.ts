import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { moveToBin } from '../articles/bin-queries.server.ts'
import { databaseContext, requestContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import type { Route } from './+types/admin-delete-article'

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'editor')
  const form = await formDataOf(request)
  const who = { actor: email, address: context.get(requestContext).address }
  const isMoved = await moveToBin(context.get(databaseContext), String(form.get('id')), who)
  throw redirect(withMessage('/admin/articles', isMoved ? 'binned' : 'gone'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'editor')
  throw redirect('/admin/articles')
}
