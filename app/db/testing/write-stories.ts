// A process of its own for the tests: writes stories until it is killed, and prints each id once it is safe.
import { writeSync } from 'node:fs'
import { submitStory } from '../../stories/queries.server.ts'
import { openDatabase } from '../database.server.ts'
import { storyRow } from './rows.ts'

const [dataDir = '', count = 'Infinity'] = process.argv.slice(2)
const database = await openDatabase({ dataDir })
for (let written = 0; written < Number(count); written++) {
  const { id: _, ...story } = storyRow()
  writeSync(1, `${await submitStory(database.db, story)}\n`)
}
await database.close()
