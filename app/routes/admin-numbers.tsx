import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext } from '../context.ts'
import { NumbersPage } from '../numbers/numbers-page.tsx'
import { periodFrom } from '../numbers/period.ts'
import { readReport } from '../numbers/read-report.server.ts'
import type { Route } from './+types/admin-numbers'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  const period = periodFrom(new URL(request.url).searchParams.get('days'))
  return { period, report: await readReport(context.get(databaseContext).db, period, Date.now()) }
}

export function meta() {
  return [{ title: 'Numbers, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminNumbersRoute({ loaderData }: Route.ComponentProps) {
  return <NumbersPage {...loaderData} />
}
