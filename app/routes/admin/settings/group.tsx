import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { groupSections, settingsOf } from '../../../settings/group-sections.server.ts'
import { saveSettings } from '../../../settings/save-settings.server.ts'
import { findGroup, groupHref } from '../../../settings/setting-group.ts'
import { SettingsPage } from '../../../settings/settings-page.tsx'
import { settingsPageWords } from '../../../settings/settings-page-words.ts'
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
  const saved = await saveSettings(database, settingsOf(group), form, actorOf(context))
  if (saved.kind === 'refused')
    return data({ sections: await groupSections(database.db, group, saved) }, { status: 422 })
  const done = group === 'mail' ? 'saved' : 'settings-saved'
  const said = saved.kind === 'saved' ? done : 'settings-same'
  throw redirect(withMessage(groupHref(group), said), 303)
}

export function meta() {
  return [{ title: settingsPageWords.en.title }]
}

export default function AdminSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage group={loaderData.group} sections={actionData?.sections ?? loaderData.sections} />
}

function requireGroup(address = 'contact') {
  const group = findGroup(address)
  if (!group) throw data(null, { status: 404 })
  return group
}
