import { requirePostgresBinaries } from '../app/db/testing/postgres-binaries.ts'
import { startCluster } from '../app/db/testing/postgres-cluster.ts'

/** A server for the journeys that run on PostgreSQL too; each site gets a database of its own in it. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return
  const cluster = await startCluster(requirePostgresBinaries())
  // Workers are started after this, and inherit it.
  process.env.TEST_DATABASE_URL = cluster.url
  return cluster.stop
}
