import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext, requestContext } from '../context.ts'
import { removeDemo } from '../first-run/queries.server.ts'
import type { Route } from './+types/admin-remove-demo'

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'owner')
  const { address } = context.get(requestContext)
  await removeDemo(context.get(databaseContext), { actor: email, address })
  throw redirect(withMessage('/admin/start', 'demo-removed'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/start')
}
