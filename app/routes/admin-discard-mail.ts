import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext, requestContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import { discardMail } from '../mail/desk-queries.server.ts'
import type { Route } from './+types/admin-discard-mail'

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireAdmin(request, context, 'owner')
  const id = String((await formDataOf(request)).get('id') ?? '')
  const by = { actor: admin.email, address: context.get(requestContext).address }
  const isGone = await discardMail(context.get(databaseContext), id, by)
  throw redirect(withMessage('/admin/mail', isGone ? 'mail-discarded' : 'gone'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/mail')
}
