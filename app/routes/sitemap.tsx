import { listArticleAddresses } from '../articles/queries.server.ts'
import { Frame } from '../layout/frame.tsx'
import { pageMeta, siteFrom } from '../layout/page-meta.ts'
import { databaseContext, requestContext } from '../platform/context.ts'
import { unsent } from '../platform/unsent.ts'
import { siteContext } from '../site/context.ts'
import { homeCrumb } from '../site/home-crumb.ts'
import { sitemapPicture } from '../site/page-pictures.ts'
import { sitemapOverview } from '../sitemap/overview.ts'
import { SitemapPage } from '../sitemap/sitemap-page.tsx'
import { sitemapWords } from '../sitemap/words.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const articles = await listArticleAddresses(context.get(databaseContext).db)
  const { url, language } = context.get(siteContext)
  return unsent(sitemapOverview(url, articles, language))
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { name, description } = sitemapWords[site.language]
  const home = homeCrumb(site.language)
  return pageMeta(
    site,
    {
      path: '/sitemap',
      crumb: name,
      title: `${name} | ${site.brand}`,
      description,
      picture: sitemapPicture,
    },
    [home],
  )
}

export default function SitemapRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome="full">
      <SitemapPage overview={loaderData} />
    </Frame>
  )
}
