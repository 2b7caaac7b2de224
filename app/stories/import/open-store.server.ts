import { existsSync, readdirSync } from 'node:fs'
import { openDatabase } from '../../db/database.server.ts'
import type { DatabaseLog } from '../../db/log.ts'
import { migrate } from '../../db/migrate.server.ts'
import type { Env } from '../../platform/env.server.ts'
import { hasStories } from './queries.server.ts'
import { databaseStore, dryStore, type PhotoStore, type StoryStore } from './story-store.ts'

type Where = Pick<Env, 'dataDir' | 'databaseUrl'>

/** The database of the running site, brought up to date; for a dry run, as it is. */
export async function openStore<Encoded>(
  { dataDir, databaseUrl }: Where,
  isDryRun: boolean,
  save: PhotoStore<Encoded>['save'],
): Promise<StoryStore<Encoded> & { close(): Promise<void> }> {
  // Opening a database that is not there makes one, and a dry run makes nothing.
  if (isDryRun && !databaseUrl && !hasFile(dataDir)) return { ...dryStore(null), close: async () => {} }
  const database = await openDatabase({ dataDir, databaseUrl, log: shortLog })
  const close = () => database.close()
  try {
    if (isDryRun) return { ...dryStore((await hasStories(database.db)) ? database : null), close }
    await migrate(database)
    return { ...databaseStore(database, save), close }
  } catch (error) {
    await close()
    throw error
  }
}

function hasFile(dataDir: string) {
  return existsSync(dataDir) && readdirSync(dataDir).some((name) => name.endsWith('.sqlite'))
}

// The details of a database error may hold a person's data.
const say = (_details: object, message: string) => process.stderr.write(`${message}\n`)
export const shortLog: DatabaseLog = { warn: say, error: say }
