import { data, redirect } from 'react-router'
import { authContext } from '../../accounts/context.ts'
import { devicesIn } from '../../accounts/device-cookie.server.ts'
import { ForgotPage } from '../../accounts/forgot-page.tsx'
import { newPasswordWords } from '../../accounts/new-password-words.ts'
import { limitedRefusal } from '../../accounts/refusal-words.ts'
import { askReset } from '../../accounts/reset.server.ts'
import { openAttempts } from '../../accounts/sign-in-limits.server.ts'
import { factsContext } from '../../health/context.ts'
import { resetMinutes } from '../../mail/link-lives.ts'
import { databaseContext, logContext, requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/forgot'

/** Offered only where mail can be sent; else the login says whom to ask. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(factsContext).mailServer) throw redirect('/admin')
  return { isSent: new URL(request.url).searchParams.has('sent'), linkMinutes: resetMinutes }
}

export async function action({ request, context }: Route.ActionArgs) {
  if (!context.get(factsContext).mailServer) throw data(null, { status: 404 })
  const email = fieldIn(await formDataOf(request), 'email', 254)
  const retryAfterSeconds = await askReset(
    await openAttempts(context.get(databaseContext)),
    { site: context.get(siteContext), log: context.get(logContext) },
    {
      email,
      address: context.get(requestContext).address,
      devices: await devicesIn(context.get(authContext), request.headers),
    },
  )
  if (retryAfterSeconds === null) throw redirect('/admin/forgot?sent=yes', 303)
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return data({ error: limitedRefusal(retryAfterSeconds), typed: email }, { status: 429, headers })
}

/** How long to wait is said in a header too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta() {
  return [{ title: newPasswordWords.en.forgot.title }]
}

export default function AdminForgotRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPage {...loaderData} {...actionData} />
}
