import { data, redirect } from 'react-router'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { typedFrom } from '../articles/article-form.ts'
import { deleteDraft, keepDraft } from '../articles/draft-queries.server.ts'
import { databaseContext } from '../context.ts'
import { isId } from '../db/uuid.ts'
import { formDataOf } from '../form-data.ts'
import type { Route } from './+types/admin-article-draft'

/** Keeps unsaved text beside the article, never in it; or throws it away. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(request, context, 'editor')
  const form = await formDataOf(request)
  const key = String(form.get('draftKey') ?? '')
  if (!isId(key)) throw data(null, { status: 400 })
  const { db } = context.get(databaseContext)
  const intent = form.get('intent')
  if (intent === 'discard' || intent === 'discard-new') {
    await deleteDraft(db, email, key)
    const next = intent === 'discard' ? `/admin/articles/${key}` : '/admin/articles'
    throw redirect(withMessage(next, 'draftDiscarded'), 303)
  }
  const baseVersion = Number(form.get('baseVersion')) || null
  await keepDraft(db, email, { key, typed: typedFrom(form), baseVersion, updatedAt: new Date() })
  return { isKept: true }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'editor')
  throw redirect('/admin/articles')
}
