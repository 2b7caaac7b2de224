import { data } from 'react-router'
import { databaseContext, requestContext } from '../platform/context.ts'
import { siteContext } from '../site/context.ts'
import { sitemapFileAnswer, sitemapIndexAnswer } from '../sitemap/answer.server.ts'
import type { Route } from './+types/sitemap-xml'

/** /sitemap.xml, the index, and /sitemaps/{file}. */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const { db } = context.get(databaseContext)
  const { url } = context.get(siteContext)
  const { file } = params as { file?: string }
  const answer = file === undefined ? sitemapIndexAnswer(db, url) : sitemapFileAnswer(db, url, file)
  return (await answer) ?? data(null, { status: 404 })
}
