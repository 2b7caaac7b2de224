import { redirect } from 'react-router'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { forgetMissing } from '../../../redirects/queries.server.ts'
import type { Route } from './+types/forget'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  await forgetMissing(context.get(databaseContext), fieldIn(form, 'path', 200))
  throw redirect(withMessage('/admin/missing', 'forgotten'), 303)
}
