import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext } from '../context.ts'
import { keepBrand } from '../first-run/queries.server.ts'
import type { Route } from './+types/admin-keep-brand'

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'owner')
  await keepBrand(context.get(databaseContext), email)
  throw redirect(withMessage('/admin/start', 'brand-kept'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/start')
}
