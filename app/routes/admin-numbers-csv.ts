import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { csvLine } from '../exports/csv.ts'
import { csvResponse } from '../exports/csv-response.ts'
import { daysOf, periodFrom } from '../numbers/period.ts'
import { listCountsOf } from '../numbers/queries.server.ts'
import type { Route } from './+types/admin-numbers-csv'

/** By day, page and event, as it was counted. Days are in UTC. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  const period = periodFrom(new URL(request.url).searchParams.get('days'))
  const days = daysOf(period, Date.now())
  const name = `numbers-${days.at(-1)}-${period}-days.csv`
  return csvResponse(name, linesOf(context.get(databaseContext).db, days))
}

async function* linesOf(db: Db, days: string[]) {
  yield csvLine(['day', 'page', 'event', 'count'])
  for (const day of days) {
    const rows = await listCountsOf(db, day)
    if (rows.length > 0)
      yield rows.map(({ path, event, count }) => csvLine([day, path, event, count])).join('')
  }
}
