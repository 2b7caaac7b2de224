import { redirect } from 'react-router'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { adminContext } from '../../../accounts/context.ts'
import { listPasskeys, removePasskey } from '../../../accounts/passkeys/passkey-queries.server.ts'
import { passkeyWords } from '../../../accounts/passkeys/passkey-words.ts'
import { PasskeysPage } from '../../../accounts/passkeys/passkeys-page.tsx'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import type { Route } from './+types/passkeys'

export async function loader({ context }: Route.LoaderArgs) {
  return { passkeys: await listPasskeys(context.get(databaseContext).db, context.get(adminContext).id) }
}

/** Removes one. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const isGone = await removePasskey(await openAccount(request, context), fieldIn(form, 'id', 40))
  throw redirect(withMessage('/admin/account/passkeys', isGone ? 'passkey-removed' : 'gone'), 303)
}

export function meta() {
  return [{ title: passkeyWords.en.pageTitle }]
}

export default function AdminPasskeysRoute({ loaderData }: Route.ComponentProps) {
  return <PasskeysPage {...loaderData} />
}
