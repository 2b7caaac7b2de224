import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { cannotWrite } from '../db/cannot-write.ts'
import type { Role } from '../db/vocabulary.ts'
import { databaseContext } from '../platform/context.ts'
import { siteContext } from '../site/context.ts'
import type { Admin } from './admin.ts'
import { formsPageOf, returnsText, roleFor } from './admin-roles.ts'
import { askedPageCookie } from './asked-page.server.ts'
import { adminContext, authContext, viewerContext } from './context.ts'
import { orSayAway } from './database-away.server.ts'
import { mayDo } from './may-do.ts'
import { isDatedAhead } from './session-life.ts'
import { endSession } from './session-queries.server.ts'
import { nullWhenRefused } from './sign-in.server.ts'

type Context = Pick<RouterContextProvider, 'get'>

/** Stands before every loader and action of the admin area, and looks up in one table who may pass. */
export const guardAdmin: MiddlewareFunction<Response> = async ({ request, context, pattern }) => {
  const needed = roleFor(pattern)
  if (needed === 'nobody') context.set(viewerContext, await findAdmin(request, context))
  else {
    const admin = await requireAdmin(request, context, needed)
    context.set(viewerContext, admin)
    context.set(adminContext, admin)
  }
  if (!isRead(request) && !returnsText(pattern)) await refuseReadOnly(context)
}

/** After the guard, for all that takes posts only: who opens its address is led to the page of its forms. */
export const leadToForms: MiddlewareFunction<Response> = ({ request, pattern }) => {
  const page = formsPageOf(pattern)
  if (page && isRead(request)) throw redirect(page)
}

/** A standby still answers queries: sessions are read, and only the action would fail, without a word about why. */
async function refuseReadOnly(context: Context) {
  const { engine, check } = context.get(databaseContext)
  if (engine !== 'postgres') return
  // One that is slow, or away, is waited for by the action itself.
  const readOnly = check().catch((error: unknown) => {
    if (cannotWrite(error)) throw error
  })
  await orSayAway(context, readOnly)
}

/** The admin, or an answer that is thrown. */
export async function requireAdmin(request: Request, context: Context, needed: Role | 'any admin') {
  const admin = await findAdmin(request, context)
  if (!admin) throw asksForPage(request) ? signInFirst(request, context) : data(null, { status: 401 })
  if (!mayDo(admin, needed)) throw data(null, { status: 403 })
  return admin
}

/** The page is remembered, and opens once they have. */
function signInFirst(request: Request, context: Context) {
  const asked = askedPageCookie(request, context.get(siteContext).url)
  return redirect('/admin', asked ? { headers: { 'Set-Cookie': asked } } : {})
}

/** Null without a session, and when it has ended, belongs to a disabled admin, or was begun while the clock was ahead. */
export async function findAdmin(request: Request, context: Context): Promise<Admin | null> {
  const session = context.get(authContext).api.getSession({ headers: request.headers })
  const known = await orSayAway(context, session.catch(nullWhenRefused))
  if (!known || known.user.disabled) return null
  const { id, email, name, role } = known.user
  if (isDatedAhead(known.session, new Date())) {
    // At once: when the clock gets there it would open again.
    await orSayAway(context, endSession(context.get(databaseContext).db, { id }, known.session.id))
    return null
  }
  return { id, email, name, role, sessionId: known.session.id }
}

/** A browser on its way to a page, or the router that fetches the page's data for it. */
function asksForPage(request: Request) {
  if (!isRead(request)) return false
  const isData = new URL(request.url).pathname.endsWith('.data')
  return isData || (request.headers.get('accept') ?? '').includes('text/html')
}

function isRead({ method }: Request) {
  return method === 'GET' || method === 'HEAD'
}
