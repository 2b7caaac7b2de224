import { data, redirect } from 'react-router'
import type { CodeKind } from '../admin/code.ts'
import { CodePage } from '../admin/code-page.tsx'
import { withMessage } from '../admin/messages.ts'
import { limitedText, wrongCodeText } from '../admin/refusal-words.ts'
import { findAdmin } from '../admin/require-admin.server.ts'
import { enterCode, findWaitingSignIn } from '../admin/second-step.server.ts'
import { openAttempts } from '../admin/sign-in-limits.server.ts'
import { authContext, databaseContext, requestContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import { fieldIn } from '../outside-text.ts'
import type { Route } from './+types/admin-code'

/** The second step of signing in, for whoever has just given the right password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findAdmin(request, context)) throw redirect('/admin')
  const database = context.get(databaseContext)
  const waiting = await findWaitingSignIn(context.get(authContext), { database }, request)
  if (!waiting) throw redirect('/admin')
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
  if (result.kind === 'refused') return data({ error: wrongCodeText }, { status: 401 })
  const headers = { 'Retry-After': String(result.retryAfterSeconds) }
  return data({ error: limitedText }, { status: 429, headers })
}

/** How long to wait is said in a header too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta() {
  return [{ title: 'Sign in' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage kind={loaderData.kind} error={actionData?.error} />
}

function kindIn(request: Request): CodeKind {
  return new URL(request.url).searchParams.get('use') === 'backup' ? 'backup' : 'app'
}
