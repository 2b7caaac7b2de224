import { data } from 'react-router'
import { databaseContext, requestContext } from '../platform/context.ts'
import { siteContext } from '../site/context.ts'
import { sitemapFile, wholeSitemap } from '../sitemap/answer.server.ts'
import type { Route } from './+types/sitemap-xml'

/** /sitemap.xml, and /sitemap-2.xml when one file is not enough. */
export async function loader({ request, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const { db } = context.get(databaseContext)
  const { url } = context.get(siteContext)
  const number = /-(\d+)\.xml$/.exec(new URL(request.url).pathname)?.[1]
  const file = number ? await sitemapFile(db, url, Number(number)) : await wholeSitemap(db, url)
  return file ?? data(null, { status: 404 })
}
