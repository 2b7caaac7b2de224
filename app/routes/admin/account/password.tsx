import { data, redirect } from 'react-router'
import { accountWords } from '../../../accounts/account/account-words.ts'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { PasswordPage } from '../../../accounts/account/password-page.tsx'
import { passwordRefusal } from '../../../accounts/account/password-refusal.ts'
import { changePassword } from '../../../accounts/change-password.server.ts'
import { adminContext } from '../../../accounts/context.ts'
import { newPasswordRefusal, refusalWords } from '../../../accounts/refusal-words.ts'
import { withMessage } from '../../../layout/messages.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/password'

type Errors = { current?: string; next?: string; repeat?: string }

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(adminContext)
  return { email }
}

/** Ends every other session, and begins a new one here. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const refused = (errors: Errors, status = 422) => data({ errors }, { status })
  const next = String(form.get('next') ?? '')
  if (next !== form.get('repeat')) return refused({ repeat: refusalWords.en.notTheSame })
  const current = String(form.get('current') ?? '')
  const result = await changePassword(await openAccount(request, context), { current, next })
  if (result.kind === 'changed') {
    const { headers } = result
    throw redirect(withMessage('/admin/account', 'password-changed'), { status: 303, headers })
  }
  if (result.kind === 'same') return refused({ next: refusalWords.en.sameAsBefore })
  if (result.kind !== 'limited' && result.kind !== 'wrong-password')
    return refused({ next: newPasswordRefusal(result.kind) })
  const { error, status } = passwordRefusal(result)
  return refused({ current: error }, status)
}

export function meta() {
  return [{ title: accountWords.en.changePassword.pageTitle }]
}

export default function AdminPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PasswordPage email={loaderData.email} errors={actionData?.errors ?? {}} />
}
