import { data, redirect } from 'react-router'
import { AskPasswordPage } from '../../../accounts/account/ask-password-page.tsx'
import { BackupCodesPage } from '../../../accounts/account/backup-codes-page.tsx'
import { openWithPassword } from '../../../accounts/account/own-account.server.ts'
import { passwordRefusal } from '../../../accounts/account/password-refusal.ts'
import { renewBackupCodes } from '../../../accounts/account/two-factor.server.ts'
import { twoFactorWords } from '../../../accounts/account/two-factor-words.ts'
import { useSite } from '../../../layout/use-site.ts'
import { useWords } from '../../../ui/language.ts'
import type { Route } from './+types/backup-codes'

/** Only so that the guard is asked before the page is shown. */
export function loader() {
  return null
}

/** The codes are in this one answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  const { account, password } = await openWithPassword(request, context)
  const result = await renewBackupCodes(account, password)
  if (result.kind === 'not-on') throw redirect('/admin/account', 303)
  if (result.kind === 'renewed') return data({ codes: result.codes, error: undefined })
  const { error, status } = passwordRefusal(result)
  return data({ codes: null, error }, { status })
}

export function meta() {
  return [{ title: twoFactorWords.en.codes.pageTitle }]
}

export default function AdminBackupCodesRoute({ actionData }: Route.ComponentProps) {
  const { brand } = useSite()
  const words = useWords(twoFactorWords)
  if (actionData?.codes) return <BackupCodesPage brand={brand} codes={actionData.codes} />
  return <AskPasswordPage {...words.askNewCodes} error={actionData?.error} />
}
