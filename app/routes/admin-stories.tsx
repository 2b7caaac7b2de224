import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { requireAdmin } from '../admin/require-admin.server.ts'
import { isListStale } from '../admin/stories/list-stale.ts'
import { loadDesk } from '../admin/stories/load-desk.server.ts'
import { StoriesPage } from '../admin/stories/stories-page.tsx'
import { parseList } from '../admin/stories/story-list.ts'
import { databaseContext } from '../context.ts'
import { useSite } from '../frame/use-site.ts'
import type { Route } from './+types/admin-stories'

/** The stories of one status, and older ones of it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request, context, 'moderator')
  const list = parseList(url)
  if (!list) throw data(null, { status: 404 })
  return await loadDesk(context.get(databaseContext).db, list, url.searchParams, admin.email)
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return isListStale(change)
}

export function meta() {
  return [{ title: 'Stories, admin' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminStoriesRoute({ loaderData }: Route.ComponentProps) {
  return <StoriesPage {...loaderData} brand={useSite().brand} />
}
