import { data, href, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { revisionWords } from '../../../articles/edit/revision-words.ts'
import { RevisionsPage } from '../../../articles/edit/revisions-page.tsx'
import { findArticle } from '../../../articles/edit-queries.server.ts'
import { restoreRevision } from '../../../articles/restore-revision.server.ts'
import { fieldsOfRow, listRevisions } from '../../../articles/revision-queries.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn, parseVersion } from '../../../platform/outside-text.ts'
import type { Route } from './+types/revisions'

const shown = 100

/** Every saved state of an article; ?compare= chooses one to look at. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(databaseContext)
  const [article, revisions] = await Promise.all([
    findArticle(db, params.id),
    listRevisions(db, params.id, shown),
  ])
  if (!article) throw data(null, { status: 404 })
  const wanted = new URL(request.url).searchParams.get('compare')
  const at = Math.max(
    0,
    revisions.findIndex(({ id }) => id === wanted),
  )
  return {
    id: article.id,
    title: article.title,
    version: article.version,
    now: fieldsOfRow(article),
    revisions: revisions.map(({ id, version, actor, createdAt }) => ({ id, version, actor, createdAt })),
    chosen: revisions[at] ?? null,
    before: revisions[at + 1] ?? null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const outcome = await restoreRevision(context.get(databaseContext), {
    articleId: params.id,
    revisionId: fieldIn(form, 'revision', 36),
    version: parseVersion(fieldIn(form, 'version', 20)) ?? 0,
    who: actorOf(context),
  })
  throw redirect(withMessage(href('/admin/articles/:id/revisions', params), outcome), 303)
}

export function meta() {
  return [{ title: revisionWords.en.pageTitle }]
}

export default function AdminArticleRevisionsRoute({ loaderData }: Route.ComponentProps) {
  return <RevisionsPage {...loaderData} />
}
