import { importsContext } from '../../../data/context.ts'
import { DataPage } from '../../../data/data-page.tsx'
import { dataWords } from '../../../data/data-words.ts'
import { ImportForm } from '../../../data/import/import-form.tsx'
import { ImportState } from '../../../data/import/import-state.tsx'
import type { Route } from './+types/index'

export async function loader({ context }: Route.LoaderArgs) {
  return { report: await context.get(importsContext).report() }
}

export function meta() {
  return [{ title: dataWords.en.headTitle }]
}

export default function AdminDataRoute({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <DataPage report={report && <ImportState report={report} />}>
      <ImportForm />
    </DataPage>
  )
}
