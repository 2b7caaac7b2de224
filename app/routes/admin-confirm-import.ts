import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { deskContext, importsContext, requestContext, siteContext } from '../context.ts'
import { isImportKind } from '../exports/import/import-kinds.ts'
import { findFile } from '../exports/import/waiting-file.server.ts'
import { formDataOf } from '../form-data.ts'
import type { Route } from './+types/admin-confirm-import'

/** Begins the import, which goes on when this answer has long been sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'owner')
  const form = await formDataOf(request)
  const kind = String(form.get('what'))
  const path = await findFile(context.get(deskContext).uploadFolder, String(form.get('file')))
  if (!path || !isImportKind(kind)) throw redirect(withMessage('/admin/data', 'import-gone'), 303)
  const actor = { actor: email, address: context.get(requestContext).address }
  const { brand } = context.get(siteContext)
  const hasBegun = await context.get(importsContext).begin({ path, kind, actor, brand })
  throw redirect(hasBegun ? '/admin/data' : withMessage('/admin/data', 'import-busy'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/data')
}
