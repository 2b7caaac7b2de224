import { data, redirect } from 'react-router'
import { AskPasswordPage } from '../../../accounts/account/ask-password-page.tsx'
import { BackupCodesPage } from '../../../accounts/account/backup-codes-page.tsx'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { renewBackupCodes } from '../../../accounts/account/two-factor.server.ts'
import { adminContext } from '../../../accounts/context.ts'
import { limitedText, wrongPasswordText } from '../../../accounts/refusal-words.ts'
import { useSite } from '../../../layout/use-site.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import type { Route } from './+types/backup-codes'

/** Only so that the guard is asked before the page is shown. */
export function loader() {
  return null
}

/** The codes are in this one answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = context.get(adminContext)
  const form = await formDataOf(request)
  const account = await openAccount(request, context, admin)
  const result = await renewBackupCodes(account, String(form.get('password') ?? ''))
  if (result.kind === 'not-on') throw redirect('/admin/account', 303)
  if (result.kind === 'renewed') return data({ codes: result.codes, error: undefined })
  const isLimited = result.kind === 'limited'
  const error = isLimited ? limitedText : wrongPasswordText
  return data({ codes: null, error }, { status: isLimited ? 429 : 422 })
}

export function meta() {
  return [{ title: 'Backup codes, admin' }]
}

export default function AdminBackupCodesRoute({ actionData }: Route.ComponentProps) {
  const { brand } = useSite()
  if (actionData?.codes) return <BackupCodesPage brand={brand} codes={actionData.codes} />
  return (
    <AskPasswordPage
      title="New backup codes"
      lead="You get ten new ones. The old ones are worth nothing from then on."
      button="Make new codes"
      error={actionData?.error}
    />
  )
}
