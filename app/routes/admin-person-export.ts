import { redirect } from 'react-router'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext, deskContext, requestContext } from '../context.ts'
import { downloadResponse } from '../exports/download.ts'
import { formDataOf } from '../form-data.ts'
import { fieldIn } from '../outside-text.ts'
import { personPieces } from '../people/person-file.server.ts'
import { notePersonExport } from '../people/queries.server.ts'
import { keyedHash } from '../stories/keyed-hash.server.ts'
import type { Route } from './+types/admin-person-export'

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireAdmin(request, context, 'owner')
  const email = fieldIn(await formDataOf(request), 'email', 254).trim()
  const database = context.get(databaseContext)
  const personHash = keyedHash(context.get(deskContext).secret, 'person', email.toLowerCase())
  const { address } = context.get(requestContext)
  await notePersonExport(database, { actor: admin.email, address, personHash })
  const type = 'application/json; charset=utf-8'
  return downloadResponse('second-key-person.json', type, personPieces(database.db, email))
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  throw redirect('/admin/people')
}
