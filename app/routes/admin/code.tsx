import { data, redirect } from 'react-router'
import type { CodeKind } from '../../accounts/code.ts'
import { CodePage } from '../../accounts/code-page.tsx'
import { authContext, viewerContext } from '../../accounts/context.ts'
import { limitedRefusal, refusalWords } from '../../accounts/refusal-words.ts'
import { enterCode, findWaitingSignIn } from '../../accounts/second-step.server.ts'
import { openAttempts } from '../../accounts/sign-in-limits.server.ts'
import { signInWords } from '../../accounts/sign-in-words.ts'
import { withMessage } from '../../layout/messages.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { hourSeconds } from '../../platform/duration.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { fieldIn } from '../../platform/outside-text.ts'
import type { Route } from './+types/code'

/** The second step of signing in, for whoever has just given the right password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(viewerContext)) throw redirect('/admin')
  const database = context.get(databaseContext)
  const waiting = await findWaitingSignIn(context.get(authContext), { database }, request)
  if (!waiting) throw redirect(request.headers.has('cookie') ? '/admin' : withMessage('/admin', 'no-cookies'))
  return { kind: kindIn(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const store = await openAttempts(context.get(databaseContext))
  const result = await enterCode(context.get(authContext), store, request, {
    code: fieldIn(form, 'code', 40),
    kind: kindIn(request),
    address: context.get(requestContext).address,
    userAgent: request.headers.get('User-Agent') ?? undefined,
  })
  if (result.kind === 'signed-in') throw redirect('/admin', { status: 303, headers: result.headers })
  if (result.kind === 'ended') throw redirect(withMessage('/admin', 'sign-in-again'), 303)
  if (result.kind === 'refused')
    return data({ error: refusalWords.en.wrongCode, isLongWait: false }, { status: 401 })
  const { retryAfterSeconds } = result
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  const refused = { error: limitedRefusal(retryAfterSeconds), isLongWait: retryAfterSeconds > hourSeconds }
  return data(refused, { status: 429, headers })
}

/** How long to wait is said in a header too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta() {
  return [{ title: signInWords.en.signIn }]
}

export default function AdminCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage kind={loaderData.kind} refused={actionData} />
}

function kindIn(request: Request): CodeKind {
  return new URL(request.url).searchParams.get('use') === 'backup' ? 'backup' : 'app'
}
