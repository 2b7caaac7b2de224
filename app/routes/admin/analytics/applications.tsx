import { ApplicationsPage } from '../../../analytics/applications-page.tsx'
import { applicationsWords } from '../../../analytics/applications-words.ts'
import { periodFrom } from '../../../analytics/period.ts'
import { readApplicationReport } from '../../../analytics/read-application-report.server.ts'
import { stateAt } from '../../../locations/state-at.ts'
import { countedPath } from '../../../pages/counted-path.ts'
import { databaseContext } from '../../../platform/context.ts'
import type { Route } from './+types/applications'

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodFrom(new URL(request.url).searchParams.get('days'))
  const { db } = context.get(databaseContext)
  return { period, report: await readApplicationReport(db, period, Date.now(), { countedPath, stateAt }) }
}

export function meta() {
  return [{ title: applicationsWords.en.headTitle }]
}

export default function AdminApplicationNumbersRoute({ loaderData }: Route.ComponentProps) {
  return <ApplicationsPage {...loaderData} />
}
