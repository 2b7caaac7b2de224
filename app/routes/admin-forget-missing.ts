import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import { fieldIn } from '../outside-text.ts'
import { forgetMissing } from '../redirects/queries.server.ts'
import type { Route } from './+types/admin-forget-missing'

export async function action({ request, context }: Route.ActionArgs) {
  await requireAdmin(request, context, 'owner')
  const form = await formDataOf(request)
  await forgetMissing(context.get(databaseContext), fieldIn(form, 'path', 200))
  throw redirect(withMessage('/admin/missing', 'forgotten'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/missing')
}
