import { periodFrom } from '../../../analytics/period.ts'
import { readReport } from '../../../analytics/read-report.server.ts'
import { VisitsPage } from '../../../analytics/visits-page.tsx'
import { visitsWords } from '../../../analytics/visits-words.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/visits'

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodFrom(new URL(request.url).searchParams.get('days'))
  return { period, report: await readReport(context.get(databaseContext).db, period, Date.now()) }
}

export function meta() {
  return [{ title: visitsWords.en.headTitle }]
}

export default function AdminVisitsRoute({ loaderData }: Route.ComponentProps) {
  return <VisitsPage {...loaderData} />
}
