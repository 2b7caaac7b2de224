import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { retryMails } from '../../../mail/mail-list-queries.server.ts'
import { resultOf } from '../../../mail/send-now.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/retry'

/** One mail that failed, or all of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = String((await formDataOf(request)).get('id') ?? '')
  const database = context.get(databaseContext)
  const by = actorOf(context)
  const count = await retryMails(database, id, by)
  const said = count === 0 ? 'gone' : id === 'all' ? 'mail-waiting' : await resultOf(database.db, id)
  throw redirect(withMessage('/admin/mail', said), 303)
}
