import { authContext } from '../../accounts/context.ts'
import { devicesIn } from '../../accounts/device-cookie.server.ts'
import { passkeyWords } from '../../accounts/passkeys/passkey-words.ts'
import { offerSignIn, signInWithPasskey } from '../../accounts/passkeys/passkeys.server.ts'
import { limitedRefusal } from '../../accounts/refusal-words.ts'
import { openAttempts } from '../../accounts/sign-in-limits.server.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import type { Route } from './+types/passkey'

/** Two posts of the login's button: without an answer for a challenge, then with one. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const auth = context.get(authContext)
  const store = await openAttempts(context.get(databaseContext))
  const arrival = { auth, store, request, address: context.get(requestContext).address }
  const answer = form.get('answer')
  if (typeof answer === 'string') {
    const headers = await signInWithPasskey(arrival, answer, await devicesIn(auth, request.headers))
    return headers ? Response.json({ done: true }, { headers }) : refused(passkeyWords.en.refused, 401)
  }
  const offer = await offerSignIn(arrival)
  if (offer.kind === 'limited') return refused(limitedRefusal(offer.retryAfterSeconds), 429)
  return Response.json({ options: offer.options }, { headers: offer.headers })
}

function refused(error: string, status: number) {
  return Response.json({ error }, { status })
}
