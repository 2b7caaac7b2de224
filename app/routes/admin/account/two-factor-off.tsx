import { data, redirect } from 'react-router'
import { AskPasswordPage } from '../../../accounts/account/ask-password-page.tsx'
import { openWithPassword } from '../../../accounts/account/own-account.server.ts'
import { passwordRefusal } from '../../../accounts/account/password-refusal.ts'
import { endTwoFactor } from '../../../accounts/account/two-factor.server.ts'
import { twoFactorWords } from '../../../accounts/account/two-factor-words.ts'
import { withMessage } from '../../../layout/messages.ts'
import { useWords } from '../../../ui/language.ts'
import type { Route } from './+types/two-factor-off'

/** Only so that the guard is asked before the page is shown. */
export function loader() {
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { account, password } = await openWithPassword(request, context)
  const result = await endTwoFactor(account, password)
  if (result.kind === 'off') throw redirect(withMessage('/admin/account', 'two-factor-off'), 303)
  const { error, status } = passwordRefusal(result)
  return data({ error }, { status })
}

export function meta() {
  return [{ title: twoFactorWords.en.offPageTitle }]
}

export default function AdminTwoFactorOffRoute({ actionData }: Route.ComponentProps) {
  return <AskPasswordPage {...useWords(twoFactorWords).askOff} isDanger error={actionData?.error} />
}
