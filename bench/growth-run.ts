// `node bench/growth-run.ts sqlite 50000`: the queries of lists, searches, downloads and deletions alone.
// `… sqlite 50000 people`: searches among applications of people with names, which take longer to make up.
// `… sqlite 50000 backup`: a backup of all of it, restored elsewhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { openDatabase } from '../app/db/database.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import { freshDatabase } from '../app/db/testing/fresh-database.ts'
import { requirePostgresBinaries } from '../app/db/testing/postgres-binaries.ts'
import { startCluster } from '../app/db/testing/postgres-cluster.ts'
import { measureBackup } from './growth-backup.ts'
import { fillForGrowth } from './growth-rows.ts'

// Some of what is asked is written with JSX.
const withJsx = { configFile: false, logLevel: 'warn' } as const
const { module: work } = await runnerImport<typeof import('./growth-work.ts')>(
  './bench/growth-work.ts',
  withJsx,
)
const { module: measure } = await runnerImport<typeof import('./growth-measure.ts')>(
  './bench/growth-measure.ts',
  withJsx,
)
const { growthWork, namedWork } = work
const { growthExports, measureExport, measureWork } = measure
const [engine, size = '1000', only = ''] = process.argv.slice(2)
const count = Number(size)
const sizes = {
  stories: count,
  applications: count,
  articles: Math.max(1000, count / 10),
  addresses: Math.max(1000, count * 0.12),
  records: count,
  isNamed: only === 'people',
}
const dataDir = mkdtempSync(join(tmpdir(), 'second-key-growth-'))
const cluster = engine === 'postgres' ? await startCluster(requirePostgresBinaries()) : null
const databaseUrl = cluster ? await freshDatabase(cluster.url) : undefined
const database = await openDatabase({ dataDir, databaseUrl })
await migrate(database)
const started = performance.now()
await fillForGrowth(database, sizes)
console.log(`filled in ${((performance.now() - started) / 1000).toFixed(1)} s`)
for (const one of sizes.isNamed ? namedWork : growthWork.filter(({ name }) => name.includes(only))) {
  try {
    const { medianMs, quickestMs } = await measureWork(database, sizes, one)
    console.log(
      `${medianMs.toFixed(2).padStart(10)} ms ${quickestMs.toFixed(2).padStart(10)} ms  ${one.name}`,
    )
  } catch (error) {
    console.log(`${one.name}: ${error}`)
  }
}
for (const kind of growthExports) {
  if (only) break
  const { firstMs, lastMs, rows, bytes, perThousand } = await measureExport(database, kind, 100_000)
  console.log(
    `${kind}: first ${firstMs.toFixed(1)} ms, last ${(lastMs / 1000).toFixed(1)} s, ${rows} rows, ${(bytes / 1e6).toFixed(0)} MB, a thousand rows ${perThousand.first.toFixed(0)} ms, later ${perThousand.last.toFixed(0)} ms`,
  )
}
if (only === 'backup') {
  const emptyUrl = cluster ? await freshDatabase(cluster.url) : undefined
  const empty = await openDatabase({ dataDir: join(dataDir, 'restored'), databaseUrl: emptyUrl })
  const { rows, bytes, made, restored } = await measureBackup(database, empty)
  console.log(`${rows} rows, a file of ${(bytes / 1e6).toFixed(0)} MB`)
  for (const [name, { seconds, residentMegabytes }] of Object.entries({ made, restored }))
    console.log(`${name} in ${seconds.toFixed(1)} s, at most ${residentMegabytes.toFixed(0)} MB`)
  await empty.close()
}
await database.close()
await cluster?.stop()
rmSync(dataDir, { recursive: true, force: true })
