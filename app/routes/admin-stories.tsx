import { data } from 'react-router'
import { deskStories } from '../admin/desk-stories.server.ts'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { StoriesPage } from '../admin/stories-page.tsx'
import { databaseContext } from '../context.ts'
import { parseCursor } from '../db/cursor.ts'
import { useSite } from '../frame/use-site.ts'
import { storyStatuses } from '../stories/story.ts'
import type { Route } from './+types/admin-stories'

/** The stories of one status, and older ones of it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireAdmin(request, context, 'moderator')
  const status = storyStatuses.find((one) => one === params.status)
  const after = params.cursor === undefined ? undefined : parseCursor(params.cursor)
  if (!status || after === null) throw data(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const desk = await deskStories(context.get(databaseContext).db, status, after)
  return { status, desk, askAgain: searchParams.get('ask') ?? undefined }
}

export function meta() {
  return [{ title: 'Stories, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminStoriesRoute({ loaderData }: Route.ComponentProps) {
  const { status, desk, askAgain } = loaderData
  return <StoriesPage {...desk} status={status} brand={useSite().brand} askAgain={askAgain} />
}
