import { listArticleAddresses } from '../articles/queries.server.ts'
import { Frame } from '../layout/frame.tsx'
import { pageMeta, siteFrom } from '../layout/page-meta.ts'
import { databaseContext, requestContext } from '../platform/context.ts'
import { unsent } from '../platform/unsent.ts'
import { siteContext } from '../site/context.ts'
import { sitemapPicture } from '../site/page-pictures.ts'
import { sitemapOverview } from '../sitemap/overview.ts'
import { SitemapPage } from '../sitemap/sitemap-page.tsx'
import type { Route } from './+types/sitemap'

const crumbs = [{ label: 'Home', href: '/' }]

export async function loader({ context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const articles = await listArticleAddresses(context.get(databaseContext).db)
  return unsent(sitemapOverview(context.get(siteContext).url, articles))
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const description =
    'All pages of the site: programs, policies, 50 states, cities and neighborhoods, as a list to read and as XML for search engines.'
  return pageMeta(
    site,
    {
      path: '/sitemap',
      crumb: 'Sitemap',
      title: `Sitemap | ${site.brand}`,
      description,
      picture: sitemapPicture,
    },
    crumbs,
  )
}

export default function SitemapRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome="full">
      <SitemapPage overview={loaderData} />
    </Frame>
  )
}
