import { data, redirect } from 'react-router'
import { authContext } from '../../accounts/context.ts'
import { devicesIn } from '../../accounts/device-cookie.server.ts'
import { newPasswordWords } from '../../accounts/new-password-words.ts'
import { newPasswordRefusal, refusalWords } from '../../accounts/refusal-words.ts'
import { isOpenReset, setNewPassword } from '../../accounts/reset.server.ts'
import { ResetPage } from '../../accounts/reset-page.tsx'
import { openAttempts } from '../../accounts/sign-in-limits.server.ts'
import { withMessage } from '../../layout/messages.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import type { Route } from './+types/reset'

// The address holds a secret: nothing of it travels on. Its origin does: without one, browsers that send no
// Sec-Fetch-Site post the form as if from nowhere.
const headersOfSecret = { 'Referrer-Policy': 'strict-origin', 'Cache-Control': 'no-store' }

/** Behind the link of the mail. Opening it changes nothing; its form does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('key') ?? ''
  const isOpen = await isOpenReset({ database: context.get(databaseContext) }, token)
  return { token, isOpen }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const token = String(form.get('key') ?? '')
  const password = String(form.get('next') ?? '')
  const refused = (errors: { next?: string; repeat?: string }) =>
    data({ token, isOpen: true, errors }, { status: 422 })
  if (password !== form.get('repeat')) return refused({ repeat: refusalWords.en.notTheSame })
  const store = await openAttempts(context.get(databaseContext))
  const { address } = context.get(requestContext)
  const auth = context.get(authContext)
  const devices = await devicesIn(auth, request.headers)
  const result = await setNewPassword(auth, store, { token, password, address, devices })
  if (result.kind === 'done') {
    const { headers } = result
    throw redirect(withMessage('/admin', 'new-password'), { status: 303, headers })
  }
  if (result.kind === 'used-up') return data({ token, isOpen: false, errors: {} }, { status: 410 })
  return refused({ next: newPasswordRefusal(result.kind) })
}

export function headers() {
  return headersOfSecret
}

export function meta() {
  return [{ title: newPasswordWords.en.reset.title }]
}

export default function AdminResetRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isOpen, errors } = actionData ?? { ...loaderData, errors: {} }
  return <ResetPage token={token} isOpen={isOpen} errors={errors} />
}
