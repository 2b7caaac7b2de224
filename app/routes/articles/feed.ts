import { listPublishedArticles } from '../../articles/queries.server.ts'
import { atomFeed } from '../../articles/read/feed.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/feed'

const newest = 20

export async function loader({ context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const site = context.get(siteContext)
  const { language } = site
  const articles = await listPublishedArticles(context.get(databaseContext).db, { limit: newest, language })
  return new Response(atomFeed(site, articles, new Date()), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
