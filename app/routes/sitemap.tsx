import { listArticleAddresses } from '../articles/queries.server.ts'
import { databaseContext, requestContext, siteContext } from '../context.ts'
import { Frame } from '../frame/frame.tsx'
import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { sitemapOverview } from '../sitemap/overview.ts'
import { SitemapPage } from '../sitemap/sitemap-page.tsx'
import { sitemapPicture } from '../social/page-pictures.ts'
import { unsent } from '../unsent.ts'
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
