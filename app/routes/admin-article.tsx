import { data, redirect } from 'react-router'
import { ArticleEditor } from '../admin/article-editor.tsx'
import { withMessage } from '../admin/messages.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { type ArticleFields, parseArticle, slugTaken } from '../articles/article-form.ts'
import { createArticle, findArticle, updateArticle } from '../articles/edit-queries.server.ts'
import { databaseContext, siteContext } from '../context.ts'
import { formDataOf } from '../form-data.ts'
import type { Route } from './+types/admin-article'

/** /admin/articles/new, and /admin/articles/{id} to edit one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'editor')
  if (params.id === undefined) return { version: null, fields: emptyFields(context.get(siteContext).brand) }
  const article = await findArticle(context.get(databaseContext).db, params.id)
  if (!article) throw data(null, { status: 404 })
  const { title, slug, excerpt, content, author, image_url, published, version } = article
  return { version, fields: { title, slug, excerpt, content, author, imageUrl: image_url ?? '', published } }
}

/** A refused save comes back with everything that was written. */
export async function action({ request, params, context }: Route.ActionArgs) {
  await requireAdmin(request, context, 'editor')
  const form = await formDataOf(request)
  const { fields, errors } = parseArticle(form, context.get(siteContext).brand)
  if (Object.keys(errors).length > 0) return data({ fields, errors, message: undefined }, { status: 422 })
  const database = context.get(databaseContext)
  const saved =
    params.id === undefined
      ? await createArticle(database, fields)
      : await updateArticle(database, params.id, Number(form.get('version')), fields)
  if (saved.kind === 'saved') throw redirect(withMessage('/admin/articles', 'saved'), 303)
  if (saved.kind === 'slug-taken')
    return data({ fields, errors: { slug: slugTaken }, message: undefined }, { status: 409 })
  const message =
    'Somebody else saved this article since you opened it. Your text is still here: copy it, open the article again and bring both together.'
  return data({ fields, errors: {}, message }, { status: 409 })
}

export function meta() {
  return [{ title: 'Article, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { version, fields } = loaderData
  return (
    <ArticleEditor
      fields={actionData?.fields ?? fields}
      version={version}
      errors={actionData?.errors ?? {}}
      message={actionData?.message}
    />
  )
}

function emptyFields(author: string): ArticleFields {
  return { title: '', slug: '', excerpt: '', content: '', author, imageUrl: '', published: false }
}
