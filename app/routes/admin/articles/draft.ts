import { data, href, redirect } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { isCutShort, typedFrom } from '../../../articles/article-form.ts'
import { deleteDraft, forgetDraft, keepDraft } from '../../../articles/draft-queries.server.ts'
import { isId } from '../../../db/uuid.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { parseVersion } from '../../../platform/outside-text.ts'
import type { Route } from './+types/draft'

/** Keeps unsaved text beside the article, never in it; or throws it away. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email } = context.get(adminContext)
  const form = await formDataOf(request)
  const key = String(form.get('draftKey') ?? '')
  if (!isId(key)) throw data(null, { status: 400 })
  const { db } = context.get(databaseContext)
  const intent = form.get('intent')
  if (intent === 'discard' || intent === 'discard-new') {
    await deleteDraft(db, email, key)
    const next = intent === 'discard' ? href('/admin/articles/:id', { id: key }) : '/admin/articles'
    throw redirect(withMessage(next, 'draftDiscarded'), 303)
  }
  const tab = String(form.get('tab') ?? '')
    .slice(0, 20)
    .replace(/[^a-z\d]/g, '')
  // Typed back to what is saved; the page goes on.
  if (intent === 'forget') {
    await forgetDraft(db, email, key, tab)
    return { isKept: false }
  }
  const base = String(form.get('baseVersion') ?? '')
  const baseVersion = parseVersion(base)
  // It stays on the device, and the save says in words which field is too long.
  if (isCutShort(form)) return data({ isKept: false }, { status: 413 })
  if (base && !baseVersion) throw data(null, { status: 400 })
  await keepDraft(db, email, { key, typed: typedFrom(form), baseVersion, updatedAt: new Date() }, tab)
  return { isKept: true }
}
