import { expect, test } from 'vitest'
import { onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { dayMs } from '../../platform/duration.ts'
import type { OwnAccount } from '../account/own-account.server.ts'
import { countPasskeys } from './passkey-queries.server.ts'
import { addPasskey, maxPasskeys } from './passkeys.server.ts'

const answer = JSON.stringify({
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response: { attestationObject: 'a', clientDataJSON: 'a' },
})

onBothEngines((scratch) => {
  test('of two offers that were open when one place was left, the later one is refused', async () => {
    const { database } = scratch
    const [id, sessionId] = [newId(), newId()]
    const admin = { id, sessionId, email: 'ada@keys.example', name: 'Ada', role: 'owner' as const }
    await database.db
      .insertInto('admin_users')
      .values({ id, email: admin.email, name: 'Ada', role: 'owner' })
      .execute()
    const expires_at = new Date(Date.now() + dayMs)
    await database.db
      .insertInto('admin_sessions')
      .values({ id: sessionId, user_id: id, token: newId(), expires_at, updated_at: new Date() })
      .execute()
    /** As the library does, which knows no bound. */
    const verifyPasskeyRegistration = async () => {
      const key = newId()
      const row = { id: key, user_id: id, credential_id: key, public_key: 'a', counter: 0 }
      await database.db
        .insertInto('admin_passkeys')
        .values({ ...row, device_type: 'singleDevice' })
        .execute()
      return { id: key }
    }
    const account = {
      auth: { api: { verifyPasskeyRegistration } },
      store: { database, secret: 'secret' },
      request: new Request('https://keys.example/admin/account'),
      admin,
    } as unknown as OwnAccount
    for (let n = 0; n < maxPasskeys; n++)
      expect(await addPasskey(account, { answer, name: 'Key' })).toBe(true)
    expect(await addPasskey(account, { answer, name: 'One more' })).toBe(false)
    expect(await countPasskeys(database.db, id)).toBe(maxPasskeys)
  })
})
