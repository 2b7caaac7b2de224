import { redirect } from 'react-router'
import { signOut } from '../admin/sign-in.server.ts'
import { authContext } from '../context.ts'
import type { Route } from './+types/admin-logout'

/** Ends the session on the server, not only in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  throw redirect('/admin', { status: 303, headers: await signOut(context.get(authContext), request) })
}

export function loader(): never {
  throw redirect('/admin')
}
