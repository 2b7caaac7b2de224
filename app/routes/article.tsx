import { redirect } from 'react-router'
import { ArticlePage } from '../articles/article-page.tsx'
import { findPublishedArticle } from '../articles/queries.server.ts'
import { relatedLinks } from '../articles/related.ts'
import { databaseContext, requestContext } from '../context.ts'
import { Frame } from '../frame/frame.tsx'
import { pageMeta, siteFrom } from '../frame/page-meta.ts'
import { unsent } from '../unsent.ts'
import type { Route } from './+types/article'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Articles', href: '/articles' },
]

/** An unknown or unpublished one leads to the 404 page, as specified. */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).tags.add('articles')
  const article = await findPublishedArticle(context.get(databaseContext).db, params.slug)
  if (!article) throw redirect('/404', 302)
  return unsent({ article })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFrom(matches)
  const { title, excerpt, slug, author, imageUrl, createdAt, updatedAt } = loaderData.article
  const path = `/articles/${slug}`
  const schema = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    author: { '@type': 'Organization', name: author },
    mainEntityOfPage: site.url + path,
    ...(imageUrl && { image: imageUrl }),
  }
  return pageMeta(
    site,
    { path, crumb: title, title: `${title} | ${site.brand}`, description: excerpt, schema: [schema] },
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
