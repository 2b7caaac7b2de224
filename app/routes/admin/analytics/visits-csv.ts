import { daysOf, periodFrom } from '../../../analytics/period.ts'
import { listCountsOf } from '../../../analytics/queries.server.ts'
import { csvResponse } from '../../../data/csv-response.ts'
import type { Db } from '../../../db/tables.ts'
import { databaseContext } from '../../../platform/context.ts'
import { csvLine } from '../../../platform/csv.ts'
import type { Route } from './+types/visits-csv'

/** By day, page and event, as it was counted. Days are in UTC. */
export async function loader({ request, context }: Route.LoaderArgs) {
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
