import { daysOf, periodFrom } from '../../../analytics/period.ts'
import { listStagesOf } from '../../../analytics/stage-queries.server.ts'
import { csvResponse } from '../../../data/csv-response.ts'
import type { Db } from '../../../db/tables.ts'
import { databaseContext } from '../../../platform/context.ts'
import { csvLine } from '../../../platform/csv.ts'
import type { Route } from './+types/applications-csv'

/** By day, page, state, program and stage, as it was counted. Days are in UTC. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodFrom(new URL(request.url).searchParams.get('days'))
  const days = daysOf(period, Date.now())
  const name = `application-numbers-${days.at(-1)}-${period}-days.csv`
  return csvResponse(name, linesOf(context.get(databaseContext).db, days))
}

async function* linesOf(db: Db, days: string[]) {
  yield csvLine(['day', 'page', 'state', 'program', 'stage', 'count'])
  for (const day of days) {
    const rows = await listStagesOf(db, day)
    if (rows.length > 0)
      yield rows
        .map(({ path, state, program, stage, count }) => csvLine([day, path, state, program, stage, count]))
        .join('')
  }
}
