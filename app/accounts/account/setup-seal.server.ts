import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { minuteMs } from '../../platform/duration.ts'
import { isWithin } from '../../platform/is-within.ts'
import type { Auth } from '../auth.server.ts'

const lifeMs = 30 * minuteMs

const Setup = z.object({ userId: z.string(), uri: z.string(), storedSecret: z.string() })
const Sealed = Setup.extend({ sealedAt: z.number() })

/** What waits for its first code: the address for the app, and the secret as the database holds it. */
export type Setup = z.infer<typeof Setup>

/**
 * Travels through the form between the two steps of switching two-factor on. Whoever finds an open session
 * and a setup that was never finished cannot make one, and so cannot finish it with a phone of their own.
 */
export async function sealSetup(auth: Auth, setup: Setup) {
  const { secretConfig } = await auth.$context
  const data = JSON.stringify({ ...setup, sealedAt: Date.now() })
  return await symmetricEncrypt({ key: secretConfig, data })
}

/** Null when the seal is not ours, too old or somebody else's. */
export async function openSetup(auth: Auth, seal: string, userId: string): Promise<Setup | null> {
  const { secretConfig } = await auth.$context
  const text = await symmetricDecrypt({ key: secretConfig, data: seal }).catch(() => null)
  const setup = text === null ? null : Sealed.safeParse(JSON.parse(text))
  if (!setup?.success || setup.data.userId !== userId) return null
  return isWithin(new Date(setup.data.sealedAt), lifeMs, new Date()) ? setup.data : null
}
