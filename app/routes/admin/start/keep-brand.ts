import { redirect } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { withMessage } from '../../../layout/messages.ts'
import { keepBrand } from '../../../onboarding/queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/keep-brand'

export async function action({ context }: Route.ActionArgs) {
  const { email } = context.get(adminContext)
  await keepBrand(context.get(databaseContext), email)
  throw redirect(withMessage('/admin/start', 'brand-kept'), 303)
}
