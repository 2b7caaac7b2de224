import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { columnKinds } from '../app/db/column-kinds.ts'
import type { Database } from '../app/db/database.server.ts'
import { statusOf } from './testing/ask.ts'
import { signIn } from './testing/owner.ts'
import { smallPhoto } from './testing/pictures.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { emptyLedger, startSenders } from './testing/senders.ts'
import { scratchFolder, startSite } from './testing/site.ts'
import { until } from './testing/until.ts'

test('a backup taken amid submissions is whole; restored, it is the same row by row', async () => {
  const site = await startSite()
  const folder = scratchFolder()
  const ledger = emptyLedger()
  const admin = await signIn(site)
  const senders = startSenders({ site, ledger, prefix: 'Copied', photo: await smallPhoto(), admin }, 6)
  for (const round of [1, 2, 3]) {
    await until('stories are being stored', () => ledger.stored.length > round * 15)
    const promised = ledger.stored.map(({ headline }) => headline)
    const copy = await restored(site.dataDir, join(folder, `${round}.sqlite`))
    await withDatabase({ dataDir: copy }, (database) => expectWhole(database, promised))
  }
  await senders.stop()
  const copy = await restored(site.dataDir, join(folder, 'last.sqlite'))
  const before = await withDatabase({ dataDir: site.dataDir }, everyRow)
  const after = await withDatabase({ dataDir: copy }, everyRow)
  expect(after).toEqual(before)
  expect(before.approval_stories?.length).toBeGreaterThan(45)
  expect(before.photo_files?.length).toBeGreaterThan(0)
  const again = await startSite({ env: { DATA_DIR: copy } })
  expect(await statusOf(`${again.url}/approval-wall`)).toBe(200)
  const rows = Object.values(before).reduce((sum, list) => sum + list.length, 0)
  console.log(`backup: ${rows} rows of ${Object.keys(before).length} tables are the same after a restore`)
})

/** As the owner would: a copy of the backup under the database's name in a new folder. */
async function restored(dataDir: string, backupFile: string) {
  await withDatabase({ dataDir }, ({ backup }) => backup(backupFile))
  const folder = scratchFolder()
  copyFileSync(backupFile, join(folder, 'second-key.sqlite'))
  return folder
}

async function expectWhole(database: Database, promised: string[]) {
  const rows = await storiesByHeadline(database, 'Copied')
  const found = new Set(rows.map(({ headline }) => headline))
  expect(promised.filter((headline) => !found.has(headline))).toEqual([])
  const decisions = await database.db.selectFrom('story_decisions').select('story_id').execute()
  const decided = new Set(decisions.map(({ story_id }) => story_id))
  expect(rows.filter(({ id }) => !decided.has(id))).toEqual([])
}

async function everyRow({ db }: Database) {
  const rows: Record<string, unknown[]> = {}
  for (const table of Object.keys(columnKinds)) {
    const found = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)
    rows[table] = found.rows
  }
  return rows
}
