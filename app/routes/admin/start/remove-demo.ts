import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { removeDemo } from '../../../onboarding/queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/remove-demo'

export async function action({ context }: Route.ActionArgs) {
  await removeDemo(context.get(databaseContext), actorOf(context))
  throw redirect(withMessage('/admin/start', 'demo-removed'), 303)
}
