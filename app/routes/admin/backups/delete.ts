import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { deleteBackup } from '../../../backup/hand-over.server.ts'
import { factsContext } from '../../../health/context.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { cutFieldIn } from '../../../platform/outside-text.ts'
import type { Route } from './+types/delete'

export async function action({ request, context }: Route.ActionArgs) {
  const name = cutFieldIn(await formDataOf(request), 'name', 60)
  const { dataDir } = context.get(factsContext)
  const wanted = { dataDir, name, by: actorOf(context) }
  const isGone = await deleteBackup(context.get(databaseContext), wanted)
  throw redirect(withMessage('/admin/health', isGone ? 'backup-deleted' : 'gone'), 303)
}
