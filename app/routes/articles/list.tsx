import { data, href } from 'react-router'
import { articleListContext } from '../../articles/article-list.ts'
import { listPublishedArticles } from '../../articles/queries.server.ts'
import { ArticlesPage } from '../../articles/read/articles-page.tsx'
import { articleWords } from '../../articles/words.ts'
import { parseCursor, writeCursor } from '../../db/cursor.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { databaseContext, requestContext } from '../../platform/context.ts'
import { pathIn } from '../../platform/language.ts'
import { unsent } from '../../platform/unsent.ts'
import { siteContext } from '../../site/context.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { articlesPicture } from '../../site/page-pictures.ts'
import { siteWords } from '../../site/words.ts'
import type { Route } from './+types/list'

const articlesPerPage = 20

/** Published articles, newest first. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const after = params.cursor === undefined ? undefined : parseCursor(params.cursor)
  if (after === null) throw data(null, { status: 404 })
  const isFirstPage = after === undefined
  const handover = context.get(articleListContext)
  if (handover.awaited) return unsent({ list: handover.awaited, isFirstPage })
  const facts = context.get(requestContext)
  facts.tags.add('articles')
  // Anybody can make up positions without number.
  facts.isUnlisted = !isFirstPage
  const found = await listPublishedArticles(context.get(databaseContext).db, {
    after,
    limit: articlesPerPage + 1,
    language: context.get(siteContext).language,
  })
  const articles = found.slice(0, articlesPerPage)
  const last = articles.at(-1)
  const olderHref =
    found.length > articlesPerPage && last
      ? href('/articles/before/:cursor', { cursor: writeCursor(last) })
      : null
  const list = { articles, olderHref }
  // Nobody awaits the others, and whoever makes up cursors could have any number of lists kept.
  if (isFirstPage) handover.found = list
  return unsent({ list, isFirstPage })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const words = articleWords[site.language].head
  const { names } = siteWords[site.language]
  const name = names['/articles'].label
  const head = {
    path: '/articles',
    crumb: name,
    title: words.title(site.brand),
    description: words.description,
    picture: articlesPicture,
    isIndexed: loaderData?.isFirstPage ?? true,
  }
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    href: pathIn(site.language, '/articles/feed.xml'),
    title: name,
  }
  return [...pageMeta(site, head, [homeCrumb(site.language)]), feed]
}

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  const { list, isFirstPage } = loaderData
  return (
    <Frame chrome="full">
      <ArticlesPage list={list} isFirstPage={isFirstPage} />
    </Frame>
  )
}
