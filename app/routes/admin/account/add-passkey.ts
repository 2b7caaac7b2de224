import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { passwordRefusal } from '../../../accounts/account/password-refusal.ts'
import { passkeyWords } from '../../../accounts/passkeys/passkey-words.ts'
import {
  addPasskey,
  maxNameLength,
  maxPasskeys,
  offerPasskey,
} from '../../../accounts/passkeys/passkeys.server.ts'
import { cleanLine } from '../../../platform/clean-text.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import type { Route } from './+types/add-passkey'

/** Two posts of the same form: the password for a challenge, then the answer of the device. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const account = await openAccount(request, context)
  const answer = form.get('answer')
  if (typeof answer === 'string') {
    const name =
      cleanLine(fieldIn(form, 'name', maxNameLength)).slice(0, maxNameLength) || passkeyWords.en.nameless
    const isAdded = await addPasskey(account, { answer, name })
    return isAdded ? Response.json({ done: true }) : refused(passkeyWords.en.failed, 422)
  }
  const offer = await offerPasskey(account, String(form.get('password') ?? ''))
  if (offer.kind === 'offered') return Response.json({ options: offer.options }, { headers: offer.headers })
  if (offer.kind === 'too-many') return refused(passkeyWords.en.tooMany(maxPasskeys), 422)
  const { error, status } = passwordRefusal(offer)
  return refused(error, status)
}

function refused(error: string, status: number) {
  return Response.json({ error }, { status })
}
