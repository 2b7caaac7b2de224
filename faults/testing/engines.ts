import type { DatabaseOptions } from '../../app/db/database.server.ts'
import { startPostgres } from './postgres.ts'
import { scratchFolder } from './site.ts'

export const engines = ['sqlite', 'postgres'] as const
export type EngineName = (typeof engines)[number]

/** Where a site of the test keeps its data, as its settings and as the options to look into it. */
export async function freshData(engine: EngineName) {
  const dataDir = scratchFolder()
  if (engine === 'sqlite') return { ...dataIn({ dataDir }), postgres: undefined }
  const postgres = await startPostgres()
  return { ...dataIn({ dataDir, databaseUrl: postgres.url }), postgres }
}

export function dataIn({ dataDir, databaseUrl }: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>) {
  return {
    options: { dataDir, databaseUrl },
    env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  }
}
