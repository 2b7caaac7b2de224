import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { findSetting } from '../../../settings/register.server.ts'
import { putBackToDefault, undoChange } from '../../../settings/restore-setting.server.ts'
import { groupHref, type SettingGroup } from '../../../settings/setting-group.ts'
import type { Route } from './+types/restore'

/** 'Undo' and 'Back to default' of one setting; the button's value says which, and what it was looking at. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const isUndo = form.has('undo')
  const { key, seen } = splitButton(String(form.get(isUndo ? 'undo' : 'default')))
  const setting = findSetting(key)
  if (!setting) throw data(null, { status: 400 })
  const actor = actorOf(context)
  const database = context.get(databaseContext)
  const restored = isUndo
    ? await undoChange(database, setting, seen, actor)
    : await putBackToDefault(database, setting, seen, actor)
  const done = doneWith(setting.group, isUndo)
  const said = restored === 'done' ? done : (`setting-${restored}` as const)
  const page = setting.group ? groupHref(setting.group) : '/admin/claims'
  throw redirect(withMessage(page, said), 303)
}

/** Notes on claims, which have no group, and what is mailed stand on no page. */
function doneWith(group: SettingGroup | null, isUndo: boolean) {
  if (group === null || group === 'mail') return isUndo ? 'undone' : 'back-to-default'
  return isUndo ? 'setting-undone' : 'setting-default'
}

/** 'phone=…': keys hold no equals sign. */
function splitButton(value: string) {
  const at = value.indexOf('=')
  return { key: value.slice(0, at), seen: value.slice(at + 1) }
}
