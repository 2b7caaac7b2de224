import { data, redirect } from 'react-router'
import { accountWords } from '../../../accounts/account/account-words.ts'
import { EmailPage } from '../../../accounts/account/email-page.tsx'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { passwordRefusal } from '../../../accounts/account/password-refusal.ts'
import { changeEmail } from '../../../accounts/change-email.server.ts'
import { adminContext } from '../../../accounts/context.ts'
import { moveDrafts } from '../../../articles/draft-queries.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import type { Route } from './+types/email'

type Errors = { email?: string; password?: string }

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(adminContext).email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const typed = fieldIn(form, 'email', 300)
  const refused = (errors: Errors, status = 422) => data({ errors, typed }, { status })
  const password = String(form.get('password') ?? '')
  const account = await openAccount(request, context)
  const result = await changeEmail(account, { email: typed, password }, moveDrafts)
  if (result.kind === 'changed')
    throw redirect(withMessage('/admin/account', 'email-changed'), {
      status: 303,
      headers: { 'Set-Cookie': result.cookie },
    })
  const { noAddress, taken, own } = accountWords.en.email
  if (result.kind === 'no-address') return refused({ email: noAddress })
  if (result.kind === 'taken') return refused({ email: taken })
  if (result.kind === 'own') return refused({ email: own })
  const { error, status } = passwordRefusal(result)
  return refused({ password: error }, status)
}

export function meta() {
  return [{ title: accountWords.en.email.pageTitle }]
}

export default function AdminEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailPage email={loaderData.email} typed={actionData?.typed} errors={actionData?.errors ?? {}} />
}
