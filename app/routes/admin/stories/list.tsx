import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminContext } from '../../../accounts/context.ts'
import { useSite } from '../../../layout/use-site.ts'
import { databaseContext } from '../../../platform/context.ts'
import { siteContext } from '../../../site/context.ts'
import { isListStale } from '../../../stories/moderate/list-stale.ts'
import { loadModeration } from '../../../stories/moderate/load-moderation.server.ts'
import { moderationWords } from '../../../stories/moderate/moderation-words.ts'
import { StoriesPage } from '../../../stories/moderate/stories-page.tsx'
import { parseList } from '../../../stories/moderate/story-list.ts'
import type { Route } from './+types/list'

/** The stories of one status, and older ones of it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const list = parseList(url)
  if (!list) throw data(null, { status: 404 })
  const { timeZone } = context.get(siteContext)
  const viewer = { viewer: admin.email, timeZone }
  return await loadModeration(context.get(databaseContext).db, list, url.searchParams, viewer)
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return isListStale(change)
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [{ title: moderationWords.en.pageTitle(loaderData.list.status) }]
}

export default function AdminStoriesRoute({ loaderData }: Route.ComponentProps) {
  return <StoriesPage {...loaderData} brand={useSite().brand} />
}
