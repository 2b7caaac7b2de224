import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import type { EncodedPhoto } from '../../photos/photo.ts'
import type { EncodeBytes } from '../../rows/encode-bytes.ts'
import type { SourceRow } from '../../rows/source-row.ts'
import type { Tally } from '../../rows/tally.ts'

/** What the import of one table works with. */
export type ImportOf = {
  database: Database
  actor: Actor
  /** Of an article that names no author. */
  brand: string
  rows: AsyncIterable<SourceRow>
  isDryRun: boolean
  /** In a dry run it only looks. */
  encode: EncodeBytes<EncodedPhoto>
  tally: Tally
}
