import { redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { importsContext } from '../../../data/context.ts'
import { isImportKind } from '../../../data/import/import-kinds.ts'
import { findFile } from '../../../data/import/waiting-file.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { siteContext } from '../../../site/context.ts'
import { intakeContext } from '../../../stories/context.ts'
import type { Route } from './+types/confirm-import'

/** Begins the import, which goes on when this answer has long been sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const kind = String(form.get('what'))
  const { uploadFolder, secret } = context.get(intakeContext)
  const path = await findFile(uploadFolder, String(form.get('file')))
  if (!path || !isImportKind(kind)) throw redirect(withMessage('/admin/data', 'import-gone'), 303)
  const actor = actorOf(context)
  const { brand } = context.get(siteContext)
  const hasBegun = await context.get(importsContext).begin({ path, kind, actor, brand, secret })
  throw redirect(hasBegun ? '/admin/data' : withMessage('/admin/data', 'import-busy'), 303)
}
