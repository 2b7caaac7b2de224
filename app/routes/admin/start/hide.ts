import { redirect } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { withMessage } from '../../../layout/messages.ts'
import { hideFirstSteps } from '../../../onboarding/queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/hide'

export async function action({ context }: Route.ActionArgs) {
  const { email } = context.get(adminContext)
  await hideFirstSteps(context.get(databaseContext), email)
  throw redirect(withMessage('/admin', 'steps-hidden'), 303)
}
