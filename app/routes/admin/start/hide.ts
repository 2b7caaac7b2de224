import { redirect } from 'react-router'
import { requireAdmin } from '../../../accounts/require-admin.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { hideFirstSteps } from '../../../onboarding/queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/hide'

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'owner')
  await hideFirstSteps(context.get(databaseContext), email)
  throw redirect(withMessage('/admin', 'steps-hidden'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/start')
}
