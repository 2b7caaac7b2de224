import pg from 'pg'
import { newId } from '../uuid.ts'

/** The address of a new database on a test's server, with which it ends: empty, or a copy of another. */
export async function freshDatabase(
  serverUrl = process.env.TEST_DATABASE_URL ?? '',
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  const name = `test_${newId().replaceAll('-', '')}`
  await client.connect()
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}

export function nameOf(databaseUrl: string) {
  return new URL(databaseUrl).pathname.slice(1)
}
