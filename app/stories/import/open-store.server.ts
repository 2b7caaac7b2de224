import { openDatabase } from '../../db/database.server.ts'
import type { DatabaseLog } from '../../db/log.ts'
import { migrate } from '../../db/migrate.server.ts'
import { hasDatabaseFile } from '../../db/sqlite-file.server.ts'
import type { Db } from '../../db/tables.ts'
import type { Env } from '../../platform/env.server.ts'
import { findStorySecret, hasTables } from './queries.server.ts'
import { databaseStore, dryStore, type PhotoStore, type StoryStore } from './story-store.ts'

type OpenStore<Encoded> = StoryStore<Encoded> & {
  /** The log that names what was deleted, where there is one. */
  logged: { db: Db; secret: string | null } | null
  close(): Promise<void>
}

type Where = Pick<Env, 'dataDir' | 'databaseUrl'>

/** The database of the running site, brought up to date; for a dry run, as it is. */
export async function openStore<Encoded>(
  { dataDir, databaseUrl }: Where,
  isDryRun: boolean,
  save: PhotoStore<Encoded>['save'],
): Promise<OpenStore<Encoded>> {
  // Opening a database that is not there makes one, and a dry run makes nothing.
  if (isDryRun && !databaseUrl && !hasDatabaseFile(dataDir))
    return { ...dryStore(null), logged: null, close: async () => {} }
  const database = await openDatabase({ dataDir, databaseUrl, log: shortLog })
  const close = () => database.close()
  try {
    if (!isDryRun) await migrate(database)
    const { db } = database
    const logged = (await hasTables(db, ['audit_log', 'secrets']))
      ? { db, secret: await findStorySecret(db) }
      : null
    if (!isDryRun) return { ...databaseStore(database, save), logged, close }
    return { ...dryStore((await hasTables(db, ['approval_stories'])) ? database : null), logged, close }
  } catch (error) {
    await close()
    throw error
  }
}

// The details of a database error may hold a person's data.
const say = (_details: object, message: string) => process.stderr.write(`${message}\n`)
export const shortLog: DatabaseLog = { warn: say, error: say }
