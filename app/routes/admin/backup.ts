import { redirect } from 'react-router'
import { actorOf } from '../../accounts/actor.ts'
import { orSayAway } from '../../accounts/database-away.server.ts'
import { backupContext } from '../../backup/context.ts'
import { withMessage } from '../../layout/messages.ts'
import { formDataOf } from '../../platform/form-data.ts'
import type { Route } from './+types/backup'

/** Begins one and leads back; the page shows how far it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const back = form.get('from') === 'health' ? '/admin/health' : '/admin/start'
  const hasBegun = await orSayAway(context, context.get(backupContext).start(actorOf(context)))
  throw redirect(withMessage(back, hasBegun ? 'backup-started' : 'backup-busy'), 303)
}
