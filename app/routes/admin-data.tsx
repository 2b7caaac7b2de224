import { requireAdmin } from '../admin/require-admin.server.ts'
import { importsContext } from '../context.ts'
import { DataPage } from '../exports/data-page.tsx'
import { ImportForm } from '../exports/import/import-form.tsx'
import { ImportState } from '../exports/import/import-state.tsx'
import type { Route } from './+types/admin-data'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  return { report: context.get(importsContext).report() }
}

export function meta() {
  return [{ title: 'Data, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminDataRoute({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <DataPage news={report && <ImportState report={report} />}>
      <ImportForm />
    </DataPage>
  )
}
