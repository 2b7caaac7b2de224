// A process of its own for the tests: does what every start of the program does to a database, as often as it is told.

import { seedDemo } from '../../onboarding/seed-demo-queries.server.ts'
import { type DatabaseOptions, openDatabase } from '../database.server.ts'
import { migrate } from '../migrate.server.ts'

process.on('message', async (options: DatabaseOptions) => {
  const database = await openDatabase({ ...options, waitsForUpgrades: true })
  await migrate(database)
  const isSeeded = await seedDemo(database)
  await database.close()
  process.send?.(isSeeded ? 'seeded' : 'found content')
})
process.send?.('ready')
