import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { deleteArticle } from '../articles/edit-queries.server.ts'
import { databaseContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import type { Route } from './+types/admin-delete-article'

export async function action({ request, context }: Route.ActionArgs) {
  await requireAdmin(request, context, 'editor')
  const form = await formDataOf(request)
  await deleteArticle(context.get(databaseContext), String(form.get('id')))
  throw redirect(withMessage('/admin/articles', 'deleted'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'editor')
  throw redirect('/admin/articles')
}
