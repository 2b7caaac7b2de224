import { href, redirect } from 'react-router'
import { findMovedArticle } from '../../articles/address-queries.server.ts'
import { findPublishedArticle } from '../../articles/queries.server.ts'
import { ArticlePage } from '../../articles/read/article-page.tsx'
import { relatedLinks } from '../../articles/read/related.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { unsent } from '../../platform/unsent.ts'
import { socialAddress } from '../../site/social-picture.ts'
import { articlePicture } from '../../social/page-pictures.ts'
import type { Route } from './+types/article'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Articles', href: '/articles' },
]

/** An old address leads to the present one; an unknown or unpublished one to the 404 page, as specified. */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const { db } = context.get(databaseContext)
  const article = await findPublishedArticle(db, params.slug)
  if (article) return unsent({ article })
  const moved = await findMovedArticle(db, params.slug)
  throw moved ? redirect(href('/articles/:slug', { slug: moved }), 301) : redirect('/404', 302)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFrom(matches)
  const { title, excerpt, slug, author, imageUrl, createdAt, updatedAt } = loaderData.article
  const path = href('/articles/:slug', { slug })
  const picture = articlePicture(loaderData.article)
  const schema = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    author: { '@type': 'Organization', name: author },
    mainEntityOfPage: site.url + path,
    image: imageUrl ? new URL(imageUrl, site.url).href : socialAddress(site, path, picture),
  }
  return pageMeta(
    site,
    {
      path,
      crumb: title,
      title: `${title} | ${site.brand}`,
      description: excerpt,
      picture,
      schema: [schema],
    },
    crumbs,
  )
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome="full">
      <ArticlePage article={loaderData.article} related={relatedLinks(loaderData.article.content)} />
    </Frame>
  )
}
