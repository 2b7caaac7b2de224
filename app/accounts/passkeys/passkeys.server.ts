import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import { recordAudit } from '../../audit/queries.server.ts'
import { count } from '../../platform/counters.ts'
import { countRequest, limitKey } from '../../platform/limits.server.ts'
import { type OwnAccount, selfOf } from '../account/own-account.server.ts'
import { type PasswordRefusal, withPassword } from '../account/with-password.server.ts'
import type { Auth } from '../auth.server.ts'
import { rememberPlaces } from '../known-places.server.ts'
import { removeExpiredVerifications } from '../reset-queries.server.ts'
import { cookiesOf } from '../session-headers.server.ts'
import { isStanding } from '../session-queries.server.ts'
import { nullWhenRefused } from '../sign-in.server.ts'
import { type AttemptStore, addressLimit } from '../sign-in-limits.server.ts'
import { logSignIn } from '../sign-in-log.server.ts'
import { countPasskeys, dropPasskey, findPasskeyOwner } from './passkey-queries.server.ts'

export const maxPasskeys = 10
export const maxNameLength = 60
const maxAnswerLength = 20_000

const text = z.string().min(1).max(maxAnswerLength)
const common = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
}
/** What the browser hands back; the library looks at all of it, these at its shape. */
const NewKey = z.object({
  ...common,
  response: z.looseObject({ attestationObject: text, clientDataJSON: text }),
})
const Proof = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})

function readAnswer<T>(schema: z.ZodType<T>, answer: string): T | null {
  if (answer.length > maxAnswerLength) return null
  try {
    return schema.safeParse(JSON.parse(answer)).data ?? null
  } catch {
    return null
  }
}

type Offered = { kind: 'offered'; options: object; headers: Headers } | { kind: 'too-many' } | PasswordRefusal

/** An open session alone is not enough: whoever finds one could make themselves a way in that stays. */
export async function offerPasskey(
  { auth, store, request, admin }: OwnAccount,
  password: string,
): Promise<Offered> {
  if ((await countPasskeys(store.database.db, admin.id)) >= maxPasskeys) return { kind: 'too-many' }
  const { headers } = request
  const checked = await withPassword({ store, admin }, password, () =>
    auth.api.verifyPassword({ headers, body: { password } }),
  )
  if (checked.kind !== 'done') return checked
  const offered = await auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
  return { kind: 'offered', options: offered.response, headers: cookiesOf(offered.headers) }
}

/** False when the answer fits no challenge of this session. */
export async function addPasskey(account: OwnAccount, { answer, name }: { answer: string; name: string }) {
  const { auth, store, request, admin } = account
  const response = readAnswer(NewKey, answer)
  if (!response) return false
  const added = await auth.api
    .verifyPasskeyRegistration({ headers: request.headers, body: { response, name } })
    .catch(nullWhenRefused)
  if (!added) return false
  return await store.database.change([], async (trx) => {
    // Its session was ended meanwhile, with all passkeys of then; or another offer of an open page was taken first.
    if (!(await isStanding(trx, admin)) || (await countPasskeys(trx, admin.id)) > maxPasskeys) {
      await dropPasskey(trx, added.id)
      return false
    }
    await recordAudit(trx, { ...selfOf(account), action: 'account.passkey-add', facts: { name } })
    return true
  })
}

type Arrival = { auth: Auth; store: AttemptStore; request: Request; address?: string }

/** A challenge for whoever asks; a row each, so networks have only so many. */
export async function offerSignIn({ auth, store, address }: Arrival, now = new Date()) {
  const { db } = store.database
  const key = `passkey-address:${limitKey(store.secret, address ?? '')}`
  const { isAllowed, retryAfterSeconds } = await countRequest(db, key, { ...addressLimit, now })
  if (!isAllowed) return { kind: 'limited' as const, retryAfterSeconds }
  await removeExpiredVerifications(db, now)
  // Without the headers of a session: the same for everybody, so that nothing tells who has passkeys.
  const offered = await auth.api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  })
  const options = { ...offered.response, userVerification: 'required' as const }
  return { kind: 'offered' as const, options, headers: cookiesOf(offered.headers) }
}

/** Null when it is no passkey of ours, or its admin may not come in. */
export async function signInWithPasskey(arrival: Arrival, answer: string, devices: string[]) {
  const headers = await attempt(arrival, answer, devices)
  count('signIns', headers ? 'signed-in' : 'refused')
  return headers
}

async function attempt({ auth, store, request, address }: Arrival, answer: string, devices: string[]) {
  const response = readAnswer(Proof, answer)
  if (!response) return null
  const entered = await auth.api
    .verifyPasskeyAuthentication({ headers: request.headers, body: { response }, returnHeaders: true })
    .catch(nullWhenClosed)
  if (!entered) return null
  const owner = await findPasskeyOwner(store.database.db, response.id)
  if (!owner) return null
  const { token } = entered.response.session
  const userAgent = request.headers.get('User-Agent') ?? undefined
  const now = new Date()
  await logSignIn(store.database, { token, user: owner, address, userAgent, now, action: 'account.passkey' })
  const begun = cookiesOf(entered.headers)
  const places = { email: owner.email, address, devices, hasGivenCode: true }
  begun.append('Set-Cookie', await rememberPlaces(auth, store, places))
  return begun
}

/** Of a disabled admin no session can be made, which better-auth takes for trouble of its own. */
function nullWhenClosed(error: unknown): null {
  if (isAPIError(error) && error.body?.code === 'UNABLE_TO_CREATE_SESSION') return null
  return nullWhenRefused(error)
}
