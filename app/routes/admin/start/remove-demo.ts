import { redirect } from 'react-router'
import { requireAdmin } from '../../../accounts/require-admin.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { removeDemo } from '../../../onboarding/queries.server.ts'
import { databaseContext, requestContext } from '../../../platform/context.ts'
import type { Route } from './+types/remove-demo'

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
