import { listPublishedArticles } from '../../articles/queries.server.ts'
import { atomFeed } from '../../articles/read/feed.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/feed'

const newest = 20

export async function loader({ context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const articles = await listPublishedArticles(context.get(databaseContext).db, { limit: newest })
  return new Response(atomFeed(context.get(siteContext), articles), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
