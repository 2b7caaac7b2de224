import { data, redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { databaseContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import { moveStory } from '../stories/decision-queries.server.ts'
import { type StoryMove, storyMoves, storyStatuses } from '../stories/story.ts'
import type { Route } from './+types/admin-move-story'

/** Approve, reject, move to pending: one decision, recorded with who made it. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireAdmin(request, context, 'moderator')
  const form = await formDataOf(request)
  const move = String(form.get('move'))
  if (!isMove(move)) throw data(null, { status: 400 })
  const id = String(form.get('id'))
  const from = storyStatuses.find((one) => one === form.get('from')) ?? 'pending'
  const list = from === 'pending' ? '/admin' : `/admin/stories/${from}`
  const moved = await moveStory(context.get(databaseContext), id, move, Number(form.get('version')), {
    actor: admin.email,
    reason: move === 'reject' ? String(form.get('reason') ?? '').slice(0, 500) : undefined,
    confirmedWithoutSharing: form.get('confirmed') === 'yes',
  })
  if (moved === 'needs-confirmation')
    throw redirect(`${list}?ask=${encodeURIComponent(id)}#story-${encodeURIComponent(id)}`, 303)
  if (moved === 'withdrawn') throw redirect(withMessage(list, 'withdrawn'), 303)
  throw redirect(withMessage(list, moved ? 'moved' : 'changed'), 303)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'moderator')
  throw redirect('/admin')
}

function isMove(text: string): text is StoryMove {
  return Object.hasOwn(storyMoves, text)
}
