import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Role } from '../db/vocabulary.ts'
import { authContext } from './context.ts'
import { orSayAway } from './database-away.server.ts'
import { mayDo } from './may-do.ts'
import { nullWhenRefused } from './sign-in.server.ts'

export type Admin = { id: string; email: string; name: string; role: Role; sessionId: string }

/** Longer than any session takes to read, and shorter than anybody waits before trying again. */
const sessionMs = 5000

type Context = Pick<RouterContextProvider, 'get'>

/** Opens every loader and action of the admin area: the admin, or an answer that is thrown. */
export async function requireAdmin(request: Request, context: Context, role?: Role | Role[]): Promise<Admin> {
  const admin = await findAdmin(request, context)
  if (!admin) throw asksForPage(request) ? redirect('/admin') : data(null, { status: 401 })
  if (!mayDo(admin, role)) throw data(null, { status: 403 })
  return admin
}

/** Null without a session, and when it has ended or belongs to a disabled admin. */
export async function findAdmin(request: Request, context: Context): Promise<Admin | null> {
  const session = context.get(authContext).api.getSession({ headers: request.headers })
  const known = await orSayAway(context, session.catch(nullWhenRefused), sessionMs)
  if (!known || known.user.disabled) return null
  const { id, email, name, role } = known.user
  return { id, email, name, role, sessionId: known.session.id }
}

/** A browser on its way to a page, or the router that fetches the page's data for it. */
function asksForPage(request: Request) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const isData = new URL(request.url).pathname.endsWith('.data')
  return isData || (request.headers.get('accept') ?? '').includes('text/html')
}
