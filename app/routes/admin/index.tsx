import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import type { Admin } from '../../accounts/admin.ts'
import { findAskedPage, forgottenAskedPage } from '../../accounts/asked-page.server.ts'
import { authContext, viewerContext } from '../../accounts/context.ts'
import { orSayAway } from '../../accounts/database-away.server.ts'
import { devicesIn } from '../../accounts/device-cookie.server.ts'
import { LoginPage } from '../../accounts/login-page.tsx'
import { mayDo } from '../../accounts/may-do.ts'
import { limitedRefusal, refusalWords } from '../../accounts/refusal-words.ts'
import { type Credentials, signIn } from '../../accounts/sign-in.server.ts'
import { openAttempts } from '../../accounts/sign-in-limits.server.ts'
import { signInWords } from '../../accounts/sign-in-words.ts'
import { countReview } from '../../go-live/read-review.server.ts'
import { reviewParts } from '../../go-live/review-parts.ts'
import { factsContext } from '../../health/context.ts'
import { messageFrom, withMessage } from '../../layout/messages.ts'
import { useSite } from '../../layout/use-site.ts'
import { findStartCard } from '../../onboarding/start-card.server.ts'
import { StartCard } from '../../onboarding/start-card.tsx'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import { siteContext } from '../../site/context.ts'
import { isListStale } from '../../stories/moderate/list-stale.ts'
import { loadModeration } from '../../stories/moderate/load-moderation.server.ts'
import { moderationWords } from '../../stories/moderate/moderation-words.ts'
import { StoriesPage } from '../../stories/moderate/stories-page.tsx'
import { parseList } from '../../stories/moderate/story-list.ts'
import type { Route } from './+types/index'

/** A password takes its time to be checked, and others may be before it. */
const signInMs = 30_000

/** Where the right password leads: whoever comes without the session's cookie is told so. */
const withoutCookies = withMessage('/admin', 'no-cookies')

/** The login when signed out, else the stories that wait. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const admin = context.get(viewerContext)
  const canMail = context.get(factsContext).mailServer !== null
  if (!admin) return { moderation: null, card: null, canMail }
  const asked = findAskedPage(request)
  if (asked)
    throw redirect(asked, { headers: { 'Set-Cookie': forgottenAskedPage(context.get(siteContext).url) } })
  if (!mayDo(admin, 'moderator')) throw redirect(homeOf(admin))
  if (url.href.endsWith(withoutCookies)) throw redirect('/admin')
  const list = parseList(url)
  if (!list) throw data(null, { status: 404 })
  const { db } = context.get(databaseContext)
  const { timeZone } = context.get(siteContext)
  const parts = reviewParts(context, admin)
  const card = () => findStartCard({ ...parts, review: () => countReview(parts) })
  return {
    moderation: await loadModeration(db, list, url.searchParams, { viewer: admin.email, timeZone }),
    card: mayDo(admin, 'owner') ? await card() : null,
    canMail,
  }
}

/** The room of an admin who may not see stories. */
function homeOf({ role }: Admin) {
  return role === 'agent' ? '/admin/applications' : '/admin/articles'
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
  if (result.kind === 'signed-in') throw redirect(withoutCookies, { status: 303, headers: result.headers })
  if (result.kind === 'second-factor') throw redirect('/admin/code', { status: 303, headers: result.headers })
  if (result.kind === 'limited')
    return data(
      { email, message: limitedRefusal(result.retryAfterSeconds) },
      { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } },
    )
  return data({ email, message: refusalWords.en.refused }, { status: 401 })
}

/** How long to wait is said in a header too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { moderation } = loaderData
  return [
    { title: moderation ? moderationWords.en.pageTitle(moderation.list.status) : signInWords.en.signIn },
  ]
}

export default function AdminRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { brand } = useSite()
  const [search] = useSearchParams()
  const { moderation, card, canMail } = loaderData
  if (moderation)
    return (
      <>
        {card && <StartCard {...card} />}
        <StoriesPage {...moderation} brand={brand} />
      </>
    )
  const { email, message: refusal } = actionData ?? {}
  const said = actionData ? undefined : messageFrom(search)
  return <LoginPage brand={brand} said={said} refusal={refusal} email={email} canMail={canMail} />
}
