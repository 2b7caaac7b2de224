import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { groupSections, settingsOf } from '../../../settings/group-sections.server.ts'
import { groupText, groupWords } from '../../../settings/group-words.ts'
import { listChosen } from '../../../settings/queries.server.ts'
import { draftWith } from '../../../settings/register.server.ts'
import { saveSettings } from '../../../settings/save-settings.server.ts'
import { findGroup, groupHref } from '../../../settings/setting-group.ts'
import { SettingsPage } from '../../../settings/settings-page.tsx'
import { settingsPageWords } from '../../../settings/settings-page-words.ts'
import { otherFigures, untranslated } from '../../../settings/translation-settings.server.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/group'

/** /admin/settings and /admin/settings/{group}, for the owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const group = requireGroup(params.group)
  return { group, sections: await groupSections(context.get(databaseContext).db, group) }
}

/** Saves what was changed, or comes back with everything that was typed and the reasons. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const group = requireGroup(params.group)
  const database = context.get(databaseContext)
  const form = await formDataOf(request)
  const before = await listChosen(database.db)
  const saved = await saveSettings(database, settingsOf(group), form, actorOf(context))
  if (saved.kind === 'refused')
    return data({ sections: await groupSections(database.db, group, saved) }, { status: 422 })
  const said = saved.kind === 'saved' ? await doneWith(group, context, before) : 'settings-same'
  throw redirect(withMessage(groupHref(group), said), 303)
}

async function doneWith(
  group: string,
  context: Route.ActionArgs['context'],
  before: ReadonlyMap<string, unknown>,
) {
  if (group === 'mail') return 'saved'
  const chosen = await listChosen(context.get(databaseContext).db)
  const { site } = draftWith(context.get(siteContext).url, chosen)
  if (otherFigures(chosen, site).length > 0) return 'settings-other-figures'
  const known = new Set(untranslated(before).map(({ href }) => href))
  const isNew = untranslated(chosen).some(({ href }) => !known.has(href))
  return isNew ? 'settings-untranslated' : 'settings-saved'
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [{ title: settingsPageWords.en.title(groupText(groupWords.en, loaderData.group).label) }]
}

export default function AdminSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage group={loaderData.group} sections={actionData?.sections ?? loaderData.sections} />
}

function requireGroup(address = 'contact') {
  const group = findGroup(address)
  if (!group) throw data(null, { status: 404 })
  return group
}
