import { redirect } from 'react-router'
import { authContext, viewerContext } from '../../accounts/context.ts'
import { orSayAway } from '../../accounts/database-away.server.ts'
import { signOut } from '../../accounts/sign-in.server.ts'
import { logSignOut } from '../../accounts/sign-in-log.server.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import type { Route } from './+types/logout'

/** Ends the session on the server, not only in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  throw redirect('/admin', { status: 303, headers: await orSayAway(context, endSession(request, context)) })
}

async function endSession(request: Request, context: Route.ActionArgs['context']) {
  const admin = context.get(viewerContext)
  const headers = await signOut(context.get(authContext), request)
  const { address } = context.get(requestContext)
  if (admin) await logSignOut(context.get(databaseContext), { actor: admin.email, address }, admin.id)
  return headers
}
