import pg from 'pg'
import { newId } from '../uuid.ts'

/** The address of a new, empty database on a test's server, with which it ends. */
export async function freshDatabase(serverUrl = process.env.TEST_DATABASE_URL ?? ''): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  const name = `test_${newId().replaceAll('-', '')}`
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}
