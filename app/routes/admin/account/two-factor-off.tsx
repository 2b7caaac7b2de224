import { data, redirect } from 'react-router'
import { AskPasswordPage } from '../../../accounts/account/ask-password-page.tsx'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { endTwoFactor } from '../../../accounts/account/two-factor.server.ts'
import { adminContext } from '../../../accounts/context.ts'
import { limitedText, wrongPasswordText } from '../../../accounts/refusal-words.ts'
import { withMessage } from '../../../layout/messages.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/two-factor-off'

/** Only so that the guard is asked before the page is shown. */
export function loader() {
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = context.get(adminContext)
  const form = await formDataOf(request)
  const account = await openAccount(request, context, admin)
  const result = await endTwoFactor(account, String(form.get('password') ?? ''))
  if (result.kind === 'off') throw redirect(withMessage('/admin/account', 'two-factor-off'), 303)
  if (result.kind === 'limited') return data({ error: limitedText }, { status: 429 })
  return data({ error: wrongPasswordText }, { status: 422 })
}

export function meta() {
  return [{ title: 'Switch off two-factor sign-in, admin' }]
}

export default function AdminTwoFactorOffRoute({ actionData }: Route.ComponentProps) {
  return (
    <AskPasswordPage
      title="Switch two-factor off"
      lead="From then on your password alone opens your account, and your backup codes are worth nothing."
      button="Switch off"
      isDanger
      error={actionData?.error}
    />
  )
}
