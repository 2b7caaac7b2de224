// A process of its own for the tests: does what every start of the program does to the database.

import { seedDemo } from '../../onboarding/seed-demo-queries.server.ts'
import { openDatabase } from '../database.server.ts'
import { migrate } from '../migrate.server.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl })
await migrate(database)
process.stdout.write((await seedDemo(database)) ? 'seeded' : 'found content')
await database.close()
