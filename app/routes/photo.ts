import { mayDo } from '../accounts/may-do.ts'
import { findAdmin } from '../accounts/require-admin.server.ts'
import { answerPhoto } from '../photos/serve.server.ts'
import { databaseContext } from '../platform/context.ts'
import type { Route } from './+types/photo'

/** A photo of an approved story, to moderators of any story; /photos/{id} alone is a middle size. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  const admin = request.headers.has('Cookie') ? await findAdmin(request, context) : null
  const viewer = admin && mayDo(admin, 'moderator') ? 'admin' : 'public'
  return answerPhoto(db, request, params.id, params.file, viewer)
}
