import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { DataPage } from '../../../data/data-page.tsx'
import { dataWords } from '../../../data/data-words.ts'
import { ImportForm } from '../../../data/import/import-form.tsx'
import { isImportKind } from '../../../data/import/import-kinds.ts'
import { ImportPage } from '../../../data/import/import-page.tsx'
import { partOf } from '../../../data/import/import-part.ts'
import { runImport } from '../../../data/import/run-import.server.ts'
import { findFile, keepFile, removeFile } from '../../../data/import/waiting-file.server.ts'
import { importWords } from '../../../data/import-words.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { MalformedFile } from '../../../rows/source-row.ts'
import { siteContext } from '../../../site/context.ts'
import { intakeContext } from '../../../stories/context.ts'
import type { Route } from './+types/import'

/** What the file that waits would do. Nothing is written. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // The form itself, which a refused file comes back to.
  if (!url.searchParams.has('file')) return { kind: undefined }
  const [file, kind] = [url.searchParams.get('file') ?? '', url.searchParams.get('what') ?? '']
  const { uploadFolder, secret } = context.get(intakeContext)
  const path = await findFile(uploadFolder, file)
  if (!path || !isImportKind(kind)) throw redirect(withMessage('/admin/data', 'import-gone'))
  const database = context.get(databaseContext)
  try {
    const { brand } = context.get(siteContext)
    const actor = actorOf(context)
    const results = await runImport({ path, kind, database, actor, brand, secret, isDryRun: true })
    return { kind, preview: { kind, file, parts: results.map(partOf) } }
  } catch (error) {
    if (!(error instanceof MalformedFile)) throw error
    await removeFile(path)
    return { kind, error: error.message }
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const [file, kind] = [form.get('file'), String(form.get('what'))]
  if (!(file instanceof File) || !isImportKind(kind)) throw data(null, { status: 400 })
  const name = await keepFile(context.get(intakeContext).uploadFolder, file)
  if (!name) return data({ kind, error: dataWords.en.bringBack.otherFile }, { status: 422 })
  throw redirect(`/admin/data/import?${new URLSearchParams({ what: kind, file: name })}`, 303)
}

export function meta() {
  return [{ title: importWords.en.headTitle }]
}

export default function AdminImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData?.preview && !actionData) return <ImportPage preview={loaderData.preview} />
  return (
    <DataPage>
      <ImportForm
        error={actionData?.error ?? loaderData?.error}
        kind={actionData?.kind ?? loaderData?.kind}
      />
    </DataPage>
  )
}
