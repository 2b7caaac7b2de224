import { data, href, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { openRevisions } from '../../../articles/edit/open-revisions.server.ts'
import { revisionWords } from '../../../articles/edit/revision-words.ts'
import { RevisionsPage } from '../../../articles/edit/revisions-page.tsx'
import { restoreRevision } from '../../../articles/restore-revision.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn, parseVersion } from '../../../platform/outside-text.ts'
import type { Route } from './+types/revisions'

/** Every saved state of an article; ?compare= chooses one to look at, ?after= begins with older ones. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = await openRevisions(context.get(databaseContext).db, params.id, {
    compare: searchParams.get('compare'),
    after: searchParams.get('after'),
  })
  if (!page) throw data(null, { status: 404 })
  return page
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

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: revisionWords.en.pageTitle(loaderData.title) }] : []
}

export default function AdminArticleRevisionsRoute({ loaderData }: Route.ComponentProps) {
  return <RevisionsPage {...loaderData} />
}
