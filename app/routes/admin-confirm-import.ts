import { redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext, deskContext, requestContext } from '../context.ts'
import { isImportKind } from '../exports/import/import-kinds.ts'
import { runImport } from '../exports/import/run-import.server.ts'
import { findFile, removeFile } from '../exports/import/waiting-file.server.ts'
import { formDataOf } from '../form-data.ts'
import { MalformedFile } from '../stories/import/source-row.ts'
import type { Route } from './+types/admin-confirm-import'

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'owner')
  const form = await formDataOf(request)
  const kind = String(form.get('what'))
  const file = String(form.get('file'))
  const path = await findFile(context.get(deskContext).uploadFolder, file)
  if (!path || !isImportKind(kind)) throw redirect(withMessage('/admin/data', 'import-gone'), 303)
  const actor = { actor: email, address: context.get(requestContext).address }
  try {
    await runImport({ path, kind, database: context.get(databaseContext), actor, isDryRun: false })
  } catch (error) {
    if (!(error instanceof MalformedFile)) throw error
    // The page that looks first says what is wrong with it.
    throw redirect(`/admin/data/import?${new URLSearchParams({ what: kind, file })}`, 303)
  }
  await removeFile(path)
  throw redirect(withMessage('/admin/data', 'imported'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/data')
}
