import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { letterDiscarded } from '../../../applications/inbox/discarded-queries.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { discardMail } from '../../../mail/mail-list-queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/discard'

export async function action({ request, context }: Route.ActionArgs) {
  const id = String((await formDataOf(request)).get('id') ?? '')
  const by = actorOf(context)
  const isGone = await discardMail(context.get(databaseContext), id, by, letterDiscarded)
  throw redirect(withMessage('/admin/mail', isGone ? 'mail-discarded' : 'gone'), 303)
}
