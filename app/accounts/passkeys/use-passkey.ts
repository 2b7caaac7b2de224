import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What came of it, in words where it failed. */
export type PasskeyOutcome = { ok: true } | { ok: false; problem: string }

/** In no browser at an address without https, except localhost. */
export const hasPasskeys = () => 'PublicKeyCredential' in window

type FailureWords = { cancelled: string; failed: string }

/** Asks the server for a challenge, the device for its answer, and hands it back. */
export async function signInByPasskey(words: FailureWords): Promise<PasskeyOutcome> {
  return await ceremony(words, '/admin/passkey', {}, async (options, { startAuthentication }) =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  )
}

export async function makePasskey(
  words: FailureWords,
  { password, name }: { password: string; name: string },
): Promise<PasskeyOutcome> {
  return await ceremony(
    words,
    '/admin/account/passkeys/add',
    { password, name },
    async (options, { startRegistration }) =>
      startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  )
}

type Library = typeof import('@simplewebauthn/browser')

async function ceremony(
  { cancelled, failed }: FailureWords,
  address: string,
  asked: Record<string, string>,
  ask: (options: object, library: Library) => Promise<object>,
): Promise<PasskeyOutcome> {
  const offer = await send(address, asked)
  if (!offer.options) return { ok: false, problem: offer.error ?? failed }
  // Only who uses a passkey loads it: on a bad line, or after the site was replaced by a newer one, it does not come.
  const library = await import('@simplewebauthn/browser').catch(() => null)
  if (!library) return { ok: false, problem: failed }
  let answer: object
  try {
    answer = await ask(offer.options, library)
  } catch {
    return { ok: false, problem: cancelled }
  }
  const { done, error } = await send(address, { name: asked.name ?? '', answer: JSON.stringify(answer) })
  return done ? { ok: true } : { ok: false, problem: error ?? failed }
}

type Reply = { options?: object; done?: boolean; error?: string }

async function send(address: string, fields: Record<string, string>): Promise<Reply> {
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
    return (await response.json()) as Reply
  } catch {
    return {}
  }
}
