import { redirect } from 'react-router'
import { adminContext } from '../../accounts/context.ts'
import { backupContext } from '../../backup/context.ts'
import { withMessage } from '../../layout/messages.ts'
import { requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import type { Route } from './+types/backup'

/** Begins one and leads back; the page shows how far it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email } = context.get(adminContext)
  const form = await formDataOf(request)
  const back = form.get('from') === 'health' ? '/admin/health' : '/admin/start'
  const { address } = context.get(requestContext)
  const hasBegun = await context.get(backupContext).start({ actor: email, address })
  throw redirect(withMessage(back, hasBegun ? 'backup-started' : 'backup-busy'), 303)
}

export function loader(): never {
  throw redirect('/admin/health')
}
