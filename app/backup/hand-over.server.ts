import { Readable } from 'node:stream'
import type { OwnAccount } from '../accounts/account/own-account.server.ts'
import { type PasswordRefusal, withPassword } from '../accounts/account/with-password.server.ts'
import { whileStanding } from '../accounts/standing-session.server.ts'
import type { Actor } from '../audit/audit.ts'
import { recordAudit } from '../audit/queries.server.ts'
import type { Database } from '../db/database.server.ts'
import { type OpenFile, openStored, removeStored } from './stored-files.server.ts'

type Wanted = { dataDir: string; name: string; password: string; by: Actor }
type HandedOver = { kind: 'open'; file: OpenFile } | { kind: 'gone' } | PasswordRefusal

/** Everything there is goes with the file: an open session alone is not enough, and the log names who has it. */
export async function openWithProof(
  account: OwnAccount,
  { dataDir, name, password, by }: Wanted,
): Promise<HandedOver> {
  const { auth, store, request, admin } = account
  const answer = await withPassword(account, password, () =>
    auth.api.verifyPassword({ headers: request.headers, body: { password } }),
  )
  if (answer.kind !== 'done') return answer
  const file = await openStored(dataDir, name)
  if (!file) return { kind: 'gone' }
  try {
    await whileStanding(store.database, admin).change([], (trx) =>
      recordAudit(trx, { ...by, action: 'data.backup-download', facts: { file: file.name } }),
    )
  } catch (error) {
    await file.handle.close()
    throw error
  }
  return { kind: 'open', file }
}

/** Read from the disk as fast as its reader takes it. What is appended meanwhile is left out. */
export function fileResponse({ name, bytes, handle }: OpenFile) {
  const stream = handle.createReadStream({ start: 0, end: bytes - 1 })
  const type = name.endsWith('.gz') ? 'application/gzip' : 'application/x-ndjson'
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** False when it is gone already. */
export async function deleteBackup(
  database: Database,
  { dataDir, name, by }: Pick<Wanted, 'dataDir' | 'name' | 'by'>,
) {
  // First the file: on a full disk that makes the room which the log needs.
  if (!(await removeStored(dataDir, name))) return false
  await database.change([], (trx) =>
    recordAudit(trx, { ...by, action: 'data.backup-delete', facts: { file: name } }),
  )
  return true
}
