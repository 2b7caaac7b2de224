import { PageImage } from '../../photos/page-image.tsx'
import { longDate } from '../../platform/us-date.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ArticleCard } from '../article.ts'
import css from './articles-page.css?inline'

type Props = {
  /** Null while they are awaited. */
  articles: ArticleCard[] | null
  olderHref: string | null
  isFirstPage: boolean
}

export function ArticlesPage({ articles, olderHref, isFirstPage }: Props) {
  return (
    <div className="wrap articles">
      <Style name="articles-page" css={css} layer="page" />
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current="Articles" />
      <h1>Articles</h1>
      <p className="lead">
        Plain help with renting after a no: what reports say, what rules hold, what to tell a landlord.
      </p>
      <div id="list">
        <ArticleList articles={articles} />
      </div>
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
    </div>
  )
}

function ArticleList({ articles }: Pick<Props, 'articles'>) {
  if (articles === null) return <p className="loading">Loading articles...</p>
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
        <a href={`/articles/${slug}`}>{title}</a>
      </h2>
      <p className="soft">{excerpt}</p>
      <p className="fine">By {author}</p>
      <a className="more" href={`/articles/${slug}`}>
        Read More<VisuallyHidden>: {title}</VisuallyHidden>
      </a>
    </article>
  )
}
