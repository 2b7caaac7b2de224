import { data } from 'react-router'
import { openWithPassword } from '../../../accounts/account/own-account.server.ts'
import { passwordRefusal } from '../../../accounts/account/password-refusal.ts'
import { actorOf } from '../../../accounts/actor.ts'
import { refusalContext } from '../../../backup/context.ts'
import { DownloadPage } from '../../../backup/download-page.tsx'
import { fileResponse, openWithProof } from '../../../backup/hand-over.server.ts'
import { findStored } from '../../../backup/stored-files.server.ts'
import { storedFilesWords } from '../../../backup/stored-files-words.ts'
import { factsContext } from '../../../health/context.ts'
import { sizeWords } from '../../../health/plain-words.ts'
import type { Route } from './+types/download'

/** The router draws a page with what an action returns: a file is sent before it comes to that. */
export const middleware: Route.MiddlewareFunction[] = [sendFile]

async function sendFile(
  { request, params, context }: Parameters<Route.MiddlewareFunction>[0],
  next: () => Promise<Response>,
) {
  if (request.method !== 'POST') return await next()
  const { account, password } = await openWithPassword(request, context)
  const { dataDir } = context.get(factsContext)
  const wanted = { dataDir, name: params.name, password, by: actorOf(context) }
  const result = await openWithProof(account, wanted)
  if (result.kind === 'open') return fileResponse(result.file)
  context.set(refusalContext, result.kind === 'gone' ? null : passwordRefusal(result))
  return await next()
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await findStored(context.get(factsContext).dataDir, params.name)
  const shown = file && { name: file.name, at: file.at, size: sizeWords(file.bytes) }
  return data({ file: shown }, { status: shown ? 200 : 404 })
}

/** Only of what was refused. */
export function action({ context }: Route.ActionArgs) {
  const { error, status } = context.get(refusalContext) ?? { error: undefined, status: 404 }
  return data({ error }, { status })
}

export function meta() {
  return [{ title: storedFilesWords.en.page.pageTitle }]
}

export default function AdminBackupDownloadRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DownloadPage file={loaderData.file} error={actionData?.error} />
}
