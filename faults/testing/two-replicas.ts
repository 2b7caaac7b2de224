import { startProxy } from '../../app/db/testing/proxy.ts'
import { startPostgres } from './postgres.ts'
import { startSite } from './site.ts'

/** Two copies of the site on one PostgreSQL, the second behind a network of its own. */
export async function startTwoReplicas() {
  const postgres = await startPostgres()
  const proxy = await startProxy(postgres.port)
  const first = await startSite({ env: { DATABASE_URL: postgres.url } })
  const second = await startSite({ env: { DATABASE_URL: postgres.urlThrough(proxy.port) } })
  return { postgres, proxy, first, second }
}
