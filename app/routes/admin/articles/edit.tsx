import { data, href, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { adminContext } from '../../../accounts/context.ts'
import { ArticleEditor } from '../../../articles/edit/editor.tsx'
import { editorWords } from '../../../articles/edit/editor-words.ts'
import { openEditor } from '../../../articles/edit/open-editor.server.ts'
import { sendArticle } from '../../../articles/edit/send-article.ts'
import { saveArticleForm } from '../../../articles/save-article.server.ts'
import { isId, newId } from '../../../db/uuid.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext, logContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { siteContext } from '../../../site/context.ts'
import { intakeContext } from '../../../stories/context.ts'
import type { Route } from './+types/edit'

/** /admin/articles/new, and /admin/articles/{id} to edit one. A new one gets its id with the form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { email } = context.get(adminContext)
  const { searchParams } = new URL(request.url)
  const isNew = params.id === undefined
  const asked = params.id ?? searchParams.get('draft') ?? ''
  const key = isNew && !isId(asked) ? newId() : asked
  const page = await openEditor(context.get(databaseContext).db, {
    key,
    isNew,
    email,
    site: context.get(siteContext),
    secret: context.get(intakeContext).secret,
    wantsDraft: searchParams.has('continue'),
    translates: searchParams.get('translates'),
    into: searchParams.get('into'),
  })
  if (!page) throw isNew ? redirect(href('/admin/articles/:id', { id: key })) : data(null, { status: 404 })
  return page
}

/** A refused save comes back with everything that was written. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const id = params.id ?? String(form.get('draftKey') ?? '')
  const outcome = await saveArticleForm({
    intake: context.get(intakeContext),
    form,
    id: isId(id) ? id : newId(),
    isNew: params.id === undefined,
    defaultAuthor: context.get(siteContext).brand,
    who: actorOf(context),
    log: context.get(logContext),
  })
  if ('refused' in outcome) return data(outcome.refused, { status: outcome.refused.status })
  const { published, publishAt } = outcome.saved.fields
  const message = published ? 'articlePublished' : publishAt ? 'articleScheduled' : 'articleDraft'
  const next =
    form.get('stay') === 'yes' ? href('/admin/articles/:id', { id: outcome.saved.id }) : '/admin/articles'
  throw redirect(withMessage(next, message), 303)
}

/** Keeps the page, and with it the text, whatever happens on the way. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return await sendArticle(form, serverAction)
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { version, saved } = loaderData.opened
  const { pageTitle, newPageTitle } = editorWords.en
  return [{ title: version === null ? newPageTitle : pageTitle(saved.title) }]
}

export default function AdminArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticleEditor key={loaderData.opened.draftKey} {...loaderData} refused={actionData} />
}
