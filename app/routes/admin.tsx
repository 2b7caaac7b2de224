import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { orSayAway } from '../admin/database-away.server.ts'
import { devicesIn } from '../admin/device-cookie.server.ts'
import { LoginPage } from '../admin/login-page.tsx'
import { mayDo } from '../admin/may-do.ts'
import { messageFrom } from '../admin/messages.ts'
import { limitedText, refusedText } from '../admin/refusal-words.ts'
import { findAdmin } from '../admin/require-admin.server.ts'
import { type Credentials, signIn } from '../admin/sign-in.server.ts'
import { openAttempts } from '../admin/sign-in-limits.server.ts'
import { isListStale } from '../admin/stories/list-stale.ts'
import { loadDesk } from '../admin/stories/load-desk.server.ts'
import { StoriesPage } from '../admin/stories/stories-page.tsx'
import { parseList } from '../admin/stories/story-list.ts'
import { authContext, databaseContext, factsContext, requestContext, siteContext } from '../context.ts'
import { findStartCard } from '../first-run/start-card.server.ts'
import { StartCard } from '../first-run/start-card.tsx'
import { formDataOf } from '../form-data.ts'
import { useSite } from '../frame/use-site.ts'
import { fieldIn } from '../outside-text.ts'
import type { Route } from './+types/admin'

/** A password takes its time to be checked, and others may be before it. */
const signInMs = 30_000

/** The login when signed out, else the stories that wait. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const admin = await findAdmin(request, context)
  const canMail = context.get(factsContext).mailServer !== null
  if (!admin) return { desk: null, card: null, canMail }
  if (!mayDo(admin, 'moderator')) throw redirect('/admin/articles')
  const list = parseList(url)
  if (!list) throw data(null, { status: 404 })
  const { db } = context.get(databaseContext)
  const site = context.get(siteContext)
  const facts = context.get(factsContext)
  return {
    desk: await loadDesk(db, list, url.searchParams, admin.email),
    card: mayDo(admin, 'owner') ? await findStartCard({ db, site, facts, admin }) : null,
    canMail,
  }
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return isListStale(change)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const email = fieldIn(form, 'email', 254).trim()
  const signInWith = async (credentials: Credentials) =>
    signIn(context.get(authContext), await openAttempts(context.get(databaseContext)), credentials)
  const trying = signInWith({
    email,
    password: String(form.get('password') ?? ''),
    address: context.get(requestContext).address,
    userAgent: request.headers.get('User-Agent') ?? undefined,
    devices: await devicesIn(context.get(authContext), request.headers),
  })
  const result = await orSayAway(context, trying, signInMs)
  if (result.kind === 'signed-in') throw redirect('/admin', { status: 303, headers: result.headers })
  if (result.kind === 'second-factor') throw redirect('/admin/code', { status: 303, headers: result.headers })
  if (result.kind === 'limited')
    return data(
      { email, message: limitedText },
      { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } },
    )
  return data({ email, message: refusedText }, { status: 401 })
}

/** How long to wait is said in a header too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function AdminRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { brand } = useSite()
  const [search] = useSearchParams()
  const { desk, card, canMail } = loaderData
  if (desk)
    return (
      <>
        {card && <StartCard {...card} />}
        <StoriesPage {...desk} brand={brand} />
      </>
    )
  const refusal = actionData && { kind: 'error' as const, text: actionData.message }
  const said = refusal ?? messageFrom(search)
  return <LoginPage brand={brand} said={said} email={actionData?.email} canMail={canMail} />
}
