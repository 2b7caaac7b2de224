import { requireAdmin } from '../admin/require-admin.server.ts'
import { DataPage } from '../exports/data-page.tsx'
import { ImportForm } from '../exports/import/import-form.tsx'
import type { Route } from './+types/admin-data'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'owner')
  return null
}

export function meta() {
  return [{ title: 'Data, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminDataRoute() {
  return (
    <DataPage>
      <ImportForm />
    </DataPage>
  )
}
