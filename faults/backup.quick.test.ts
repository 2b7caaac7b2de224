import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBackup } from '../app/backup/create-backup.server.ts'
import { restoreBackup } from '../app/backup/restore-backup.server.ts'
import { eachRow, inSnapshot } from '../app/backup/row-queries.server.ts'
import { listTables } from '../app/backup/shape-queries.server.ts'
import { verifyBackup } from '../app/backup/verify-backup.ts'
import type { Database } from '../app/db/database.server.ts'
import { statusOf } from './testing/ask.ts'
import { dataIn, engines, freshData } from './testing/engines.ts'
import { signIn } from './testing/owner.ts'
import { smallPhoto } from './testing/pictures.ts'
import { isQuick } from './testing/quick.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { emptyLedger, startSenders } from './testing/senders.ts'
import { scratchFolder, startSite } from './testing/site.ts'
import { until } from './testing/until.ts'

const steps = { begin() {}, row() {}, end() {} }

test.each(engines)(
  '%s: a backup taken amid submissions is whole; restored, it is the same row by row',
  async (engine) => {
    const data = await freshData(engine)
    const site = await startSite({ env: data.env })
    const folder = scratchFolder()
    const ledger = emptyLedger()
    const admin = await signIn(site)
    const senders = startSenders({ site, ledger, prefix: 'Copied', photo: await smallPhoto(), admin }, 6)
    for (const round of isQuick ? [1] : [1, 2, 3]) {
      await until('stories are being stored', () => ledger.stored.length > round * 30)
      const promised = ledger.stored.map(({ headline }) => headline)
      const copy = await copied(String(round))
      await withDatabase(copy.options, (database) => expectWhole(database, promised))
    }
    await senders.stop()
    await site.stop()
    // When the last backup was made is written down after it is made.
    const before = await withDatabase(data.options, everyRow)
    const copy = await copied('last')
    expect(await withDatabase(copy.options, everyRow)).toEqual(before)
    expect(before.approval_stories?.length).toBeGreaterThan(30)
    expect(before.photo_files?.length).toBeGreaterThan(0)
    const again = await startSite({ env: copy.env })
    expect(await statusOf(`${again.url}/approval-wall`)).toBe(200)
    const rows = Object.values(before).reduce((sum, list) => sum + list.length, 0)
    console.log(`backup: ${rows} rows of ${Object.keys(before).length} tables are the same after a restore`)

    /** A backup beside the running site, read back and restored into a fresh database. */
    async function copied(name: string) {
      const file = join(folder, `${name}.jsonl.gz`)
      await withDatabase(data.options, (database) => createBackup(database, file, steps))
      await verifyBackup(file, steps)
      const databaseUrl = await data.postgres?.createDatabase(`copy_${name}`)
      const target = dataIn({ dataDir: scratchFolder(), databaseUrl })
      await withDatabase(target.options, (database) =>
        restoreBackup(database, { file, mayHaveTables: false, steps }),
      )
      return target
    }
  },
)

async function expectWhole(database: Database, promised: string[]) {
  const rows = await storiesByHeadline(database, 'Copied')
  const found = new Set(rows.map(({ headline }) => headline))
  expect(promised.filter((headline) => !found.has(headline))).toEqual([])
  const decisions = await database.db.selectFrom('story_decisions').select('story_id').execute()
  const decided = new Set(decisions.map(({ story_id }) => story_id))
  expect(rows.filter(({ id }) => !decided.has(id))).toEqual([])
}

async function everyRow(database: Database) {
  return await inSnapshot(database, async (trx) => {
    const rows: Record<string, unknown[]> = {}
    for (const table of await listTables(trx, database.engine)) {
      const list: unknown[] = []
      for await (const row of eachRow(trx, database.engine, table)) list.push(row)
      rows[table.name] = list
    }
    return rows
  })
}
