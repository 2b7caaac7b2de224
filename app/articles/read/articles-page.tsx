import { Suspense, use } from 'react'
import { href } from 'react-router'
import { PageImage } from '../../photos/page-image.tsx'
import { longDate } from '../../platform/us-date.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ArticleCard } from '../article.ts'
import type { ArticleList } from '../article-list.ts'
import css from './articles-page.css?inline'

type Props = {
  /** A promise when the page is sent before its list is there. */
  list: ArticleList | Promise<ArticleList | null>
  isFirstPage: boolean
}

export function ArticlesPage({ list, isFirstPage }: Props) {
  return (
    <div className="wrap articles">
      <Style name="articles-page" css={css} layer="page" />
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current="Articles" />
      <h1>Articles</h1>
      <p className="lead">
        Plain help with renting after a no: what reports say, what rules hold, what to tell a landlord.
      </p>
      {list instanceof Promise ? (
        <Suspense fallback={<Loading />}>
          <AwaitedList list={list} isFirstPage={isFirstPage} />
        </Suspense>
      ) : (
        <ListView list={list} isFirstPage={isFirstPage} />
      )}
    </div>
  )
}

/** React puts the list in its place by a script: who has none follows the link, and the page lies ready by then. */
function Loading() {
  return (
    <div>
      <p>Loading articles...</p>
      <noscript>
        <a href="/articles">Show the articles</a>
      </noscript>
    </div>
  )
}

function AwaitedList({ list, isFirstPage }: { list: Promise<ArticleList | null>; isFirstPage: boolean }) {
  const found = use(list)
  if (found) return <ListView list={found} isFirstPage={isFirstPage} />
  return (
    <p>
      We cannot show the articles right now. Please <a href="/articles">try again</a> in a minute.
    </p>
  )
}

function ListView({ list, isFirstPage }: { list: ArticleList; isFirstPage: boolean }) {
  const { articles, olderHref } = list
  return (
    <>
      <Cards articles={articles} />
      <nav className="actions" aria-label="More articles">
        {!isFirstPage && (
          <ButtonLink variant="line" href="/articles">
            Newest articles
          </ButtonLink>
        )}
        {olderHref && (
          <ButtonLink variant="line" href={olderHref}>
            Older articles
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

function Cards({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0)
    return <EmptyState title="Articles" text="No articles available at the moment." />
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCardView article={article} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCardView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, author, imageUrl, imageAlt, imageVariants, createdAt } = article
  return (
    <article>
      <PageImage url={imageUrl} alt={imageAlt} variants={imageVariants} sizes="(width < 56rem) 94vw, 36rem" />
      <p className="fine">{longDate(createdAt)}</p>
      <h2>
        <a href={href('/articles/:slug', { slug })}>{title}</a>
      </h2>
      <p className="soft">{excerpt}</p>
      <p className="fine">By {author}</p>
      <a className="more" href={href('/articles/:slug', { slug })}>
        Read More<VisuallyHidden>: {title}</VisuallyHidden>
      </a>
    </article>
  )
}
