import { Suspense, use } from 'react'
import { href } from 'react-router'
import { useSite } from '../../layout/use-site.ts'
import { PageImage } from '../../photos/page-image.tsx'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { siteWords } from '../../site/words.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLanguage, useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ArticleCard } from '../article.ts'
import type { ArticleList } from '../article-list.ts'
import { articleWords } from '../words.ts'
import css from './articles-page.css?inline'

type Props = {
  /** A promise when the page is sent before its list is there. */
  list: ArticleList | Promise<ArticleList | null>
  isFirstPage: boolean
}

export function ArticlesPage({ list, isFirstPage }: Props) {
  const { lead } = useWords(articleWords)
  const { names } = useWords(siteWords)
  const home = homeCrumb(useLanguage())
  const name = names['/articles'].label
  return (
    <div className="wrap articles">
      <Style name="articles-page" css={css} layer="page" />
      <Breadcrumbs crumbs={[home]} current={name} />
      <h1>{name}</h1>
      <p className="lead">{lead}</p>
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

/** React inserts the streamed list by a script: without scripts a visitor follows the link, and the page is cached by then. */
function Loading() {
  const words = useWords(articleWords)
  return (
    <div>
      <p>{words.loading}</p>
      <noscript>
        <PageLink href="/articles">{words.show}</PageLink>
      </noscript>
    </div>
  )
}

function AwaitedList({ list, isFirstPage }: { list: Promise<ArticleList | null>; isFirstPage: boolean }) {
  const { cannotShow } = useWords(articleWords)
  const found = use(list)
  if (found) return <ListView list={found} isFirstPage={isFirstPage} />
  return (
    <p>
      {cannotShow((again) => (
        <PageLink href="/articles">{again}</PageLink>
      ))}
    </p>
  )
}

function ListView({ list, isFirstPage }: { list: ArticleList; isFirstPage: boolean }) {
  const { articles, olderHref } = list
  const words = useWords(articleWords)
  return (
    <>
      <Cards articles={articles} />
      <nav className="actions" aria-label={words.more}>
        {!isFirstPage && (
          <ButtonLink variant="line" href="/articles">
            {words.newest}
          </ButtonLink>
        )}
        {olderHref && (
          <ButtonLink variant="line" href={olderHref}>
            {words.older}
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

function Cards({ articles }: { articles: ArticleCard[] }) {
  const { none } = useWords(articleWords)
  const { names } = useWords(siteWords)
  if (articles.length === 0) return <EmptyState title={names['/articles'].label} text={none} />
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
  const language = useLanguage()
  const { timeZone } = useSite()
  const words = useWords(articleWords)
  return (
    <article>
      <PageImage url={imageUrl} alt={imageAlt} variants={imageVariants} sizes="(width < 56rem) 94vw, 36rem" />
      <p className="fine">{longDay(dayIn(createdAt, timeZone), language)}</p>
      <h2 dir="auto">
        <PageLink href={href('/articles/:slug', { slug })}>{title}</PageLink>
      </h2>
      {excerpt && (
        <p className="soft" dir="auto">
          {excerpt}
        </p>
      )}
      <p className="fine">{words.by(author)}</p>
      <PageLink className="more" href={href('/articles/:slug', { slug })}>
        {words.readMore}
        <VisuallyHidden>{words.readMoreOf(title)}</VisuallyHidden>
      </PageLink>
    </article>
  )
}
