import { redirect } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { withMessage } from '../../../layout/messages.ts'
import { removeDemo } from '../../../onboarding/queries.server.ts'
import { databaseContext, requestContext } from '../../../platform/context.ts'
import type { Route } from './+types/remove-demo'

export async function action({ context }: Route.ActionArgs) {
  const { email } = context.get(adminContext)
  const { address } = context.get(requestContext)
  await removeDemo(context.get(databaseContext), { actor: email, address })
  throw redirect(withMessage('/admin/start', 'demo-removed'), 303)
}

export function loader(): never {
  throw redirect('/admin/start')
}
