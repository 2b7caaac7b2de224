import pg from 'pg'
import { newId } from '../app/db/uuid.ts'

/** The address of a new, empty database. It ends with the test's server. */
export async function freshDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const client = new pg.Client({ connectionString: url.href })
  const name = `browser_${newId().replaceAll('-', '')}`
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
