import { redirect } from 'react-router'
import { requireAdmin } from '../../../accounts/require-admin.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { keepBrand } from '../../../onboarding/queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/keep-brand'

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'owner')
  await keepBrand(context.get(databaseContext), email)
  throw redirect(withMessage('/admin/start', 'brand-kept'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/start')
}
