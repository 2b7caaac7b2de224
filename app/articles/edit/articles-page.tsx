import { href, Link } from 'react-router'
import { type Language, languageNames, pathIn } from '../../platform/language.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import { Button, ButtonLink, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { dialogCommand } from '../../ui/invoker-command.ts'
import { useWords } from '../../ui/language.ts'
import { LocalTime, useHomeZone } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { binDays } from '../article.ts'
import { loadableImage } from '../loadable-image.ts'
import css from './articles-page.css?inline'
import { type BegunArticle, BegunArticles } from './begun-articles.tsx'
import { listWords } from './list-words.ts'
import { WhichArticle } from './which-article.tsx'

type Card = {
  id: string
  slug: string
  viewHref: string
  title: string
  author: string
  imageUrl: string | null
  published: boolean
  publishAt: Date | null
  createdAt: Date
  language: Language
  /** The languages in which there is no such article, not even as a draft. */
  lacks: Language[]
}

type Props = {
  email: string
  articles: Card[]
  drafts: BegunArticle[]
  olderHref: string | null
  isFirstPage: boolean
}

export function AdminArticlesPage({ email, articles, drafts, olderHref, isFirstPage }: Props) {
  const words = useWords(listWords)
  return (
    <>
      <Style name="admin-articles" css={css} layer="page" />
      <h1>{words.title}</h1>
      <div className="actions">
        <ButtonStyle rare />
        <Link className={buttonClass({})} to="/admin/articles/new">
          {words.write}
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to="/admin/articles/bin">
          {words.bin}
        </Link>
      </div>
      <BegunArticles email={email} onServer={drafts} />
      {articles.length === 0 && <p className="lead">{words.none}</p>}
      <ul className="sheets">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleSheet article={article} />
          </li>
        ))}
      </ul>
      <p className="actions">
        {!isFirstPage && (
          <Link className={buttonClass({ variant: 'line' })} to="/admin/articles">
            {words.newest}
          </Link>
        )}
        {olderHref && (
          <Link className={buttonClass({ variant: 'line' })} to={olderHref}>
            {words.older}
          </Link>
        )}
      </p>
    </>
  )
}

function ArticleSheet({ article }: { article: Card }) {
  const { id, slug, viewHref, title, author, imageUrl, published, publishAt, createdAt, language, lacks } =
    article
  const words = useWords(listWords)
  const timeZone = useHomeZone()
  const path = pathIn(language, href('/articles/:slug', { slug }))
  const dialogId = `delete-${id}`
  return (
    <article>
      <p className="states">
        <Tag tone={published ? 'ok' : 'warn'}>{published ? words.published : words.draft}</Tag>
        {publishAt && <span className="small">{words.scheduled(<LocalTime at={publishAt} />)}</span>}
      </p>
      <h2 lang={language === 'en' ? undefined : language}>{title}</h2>
      <p className="small soft">
        {words.about({
          author,
          path,
          day: longDay(dayIn(createdAt, timeZone)),
          language: languageNames[language],
          hasImage: loadableImage(imageUrl) !== null,
          lacks: lacks.map((one) => languageNames[one]),
        })}
      </p>
      <div className="actions">
        <ButtonLink variant="quiet" tight href={viewHref} external>
          {words.view}
          <WhichArticle article={article} />
        </ButtonLink>
        <Link
          className={buttonClass({ variant: 'quiet', tight: true })}
          to={href('/admin/articles/:id', { id })}
        >
          {words.edit}
          <WhichArticle article={article} />
        </Link>
        {lacks.map((one) => (
          <Link
            key={one}
            className={buttonClass({ variant: 'quiet', tight: true })}
            to={`/admin/articles/new?translates=${id}&into=${one}`}
          >
            {words.translate(languageNames[one])}
            <WhichArticle article={article} />
          </Link>
        ))}
        <Button variant="danger" tight {...dialogCommand('show-modal', dialogId)}>
          {words.delete}
          <WhichArticle article={article} />
        </Button>
      </div>
      <Dialog id={dialogId} title={words.deleting.title} describedBy={`${dialogId}-which`}>
        <p id={`${dialogId}-which`} lang={language}>
          {title}
        </p>
        <p className="small soft">{path}</p>
        <p className="small soft">{words.deleting.note(binDays)}</p>
        <form method="post" action="/admin/articles/delete">
          <input type="hidden" name="id" value={id} />
          <Button variant="danger">{words.delete}</Button>
        </form>
      </Dialog>
    </article>
  )
}
