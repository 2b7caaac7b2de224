import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext } from '../context.ts'
import { NumbersPage } from '../numbers/numbers-page.tsx'
import { daysOf, periodFrom } from '../numbers/period.ts'
import { listDayCounts, listTopPageCounts } from '../numbers/queries.server.ts'
import { reportOf } from '../numbers/report.ts'
import type { Route } from './+types/admin-numbers'

const pagesShown = 25

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  const period = periodFrom(new URL(request.url).searchParams.get('days'))
  const days = daysOf(period, Date.now())
  const [from = ''] = days
  const { db } = context.get(databaseContext)
  const dayCounts = await listDayCounts(db, from)
  const pageCounts = await listTopPageCounts(db, from, pagesShown)
  return { period, report: reportOf(period, days, dayCounts, pageCounts) }
}

export function meta() {
  return [{ title: 'Numbers, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminNumbersRoute({ loaderData }: Route.ComponentProps) {
  return <NumbersPage {...loaderData} />
}
