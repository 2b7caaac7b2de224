import { data, redirect } from 'react-router'
import { actorOf } from '../../accounts/actor.ts'
import { withMessage } from '../../layout/messages.ts'
import { pageFamilies } from '../../pages/page-families.ts'
import { databaseContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { claimsView } from '../../settings/claims/claim-rows.server.ts'
import { noteSettings } from '../../settings/claims/claim-settings.server.ts'
import { ClaimsPage } from '../../settings/claims/claims-page.tsx'
import { claimsPageWords } from '../../settings/claims/claims-page-words.ts'
import { saveSettings } from '../../settings/save-settings.server.ts'
import { renderContext, siteContext } from '../../site/context.ts'
import type { Route } from './+types/claims'

/** The register of claims, for the owner. */
export async function loader({ context }: Route.LoaderArgs) {
  return claimsView(partsOf(context))
}

/** Saves the owner's note on a claim. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const database = context.get(databaseContext)
  const saved = await saveSettings(database, noteSettings, form, actorOf(context))
  if (saved.kind === 'refused')
    return data(await claimsView({ ...partsOf(context), refused: saved }), { status: 422 })
  throw redirect(withMessage('/admin/claims', saved.kind === 'saved' ? 'note-saved' : 'settings-same'), 303)
}

export function meta() {
  return [{ title: claimsPageWords.en.title }]
}

export default function AdminClaimsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimsPage {...(actionData ?? loaderData)} />
}

function partsOf(context: Route.LoaderArgs['context']) {
  const { db } = context.get(databaseContext)
  const site = context.get(siteContext)
  return { db, render: context.get(renderContext), families: pageFamilies, site }
}
