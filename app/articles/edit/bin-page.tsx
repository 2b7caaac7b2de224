import { Form, href, Link } from 'react-router'
import { dayMs } from '../../platform/duration.ts'
import { type Language, pathIn } from '../../platform/language.ts'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { dialogCommand } from '../../ui/invoker-command.ts'
import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import { binDays } from '../article.ts'
import css from './articles-page.css?inline'
import { binWords } from './bin-words.ts'
import { WhichArticle } from './which-article.tsx'

type Binned = {
  id: string
  slug: string
  title: string
  author: string
  language: Language
  deletedAt: Date | null
}

export function BinPage({ articles, olderHref }: { articles: Binned[]; olderHref: string | null }) {
  const words = useWords(binWords)
  return (
    <>
      <Style name="admin-articles" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="soft">{words.lead(binDays)}</p>
      <p>
        <ButtonStyle rare />
        <Link className={buttonClass({ variant: 'quiet' })} to="/admin/articles">
          {words.all}
        </Link>
      </p>
      {articles.length === 0 && <p className="lead">{words.empty}</p>}
      <ul className="sheets">
        {articles.map((article) => (
          <li key={article.id}>
            <BinnedSheet article={article} />
          </li>
        ))}
      </ul>
      {olderHref && (
        <p>
          <Link className={buttonClass({ variant: 'line' })} to={olderHref}>
            {words.older}
          </Link>
        </p>
      )}
    </>
  )
}

function BinnedSheet({ article }: { article: Binned }) {
  const { id, slug, title, author, language, deletedAt } = article
  const words = useWords(binWords)
  const path = pathIn(language, href('/articles/:slug', { slug }))
  const dialogId = `erase-${id}`
  return (
    <article>
      <h2 lang={language}>{title}</h2>
      <p className="small soft">{words.about(author, path)}</p>
      {deletedAt && (
        <p className="small">
          {words.erasedOn(<LocalTime at={new Date(deletedAt.getTime() + binDays * dayMs)} />)}
        </p>
      )}
      <div className="actions">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button variant="line" tight name="intent" value="restore">
            {words.bringBack}
            <WhichArticle article={article} />
          </Button>
        </Form>
        <Button variant="danger" tight {...dialogCommand('show-modal', dialogId)}>
          {words.erase}
          <WhichArticle article={article} />
        </Button>
      </div>
      <Dialog id={dialogId} title={words.erasing.title} describedBy={`${dialogId}-which`}>
        <p id={`${dialogId}-which`} lang={language}>
          {title}
        </p>
        <p className="small soft">{path}</p>
        <p className="small soft">{words.erasing.note}</p>
        <form method="post" action="/admin/articles/bin">
          <input type="hidden" name="id" value={id} />
          <Button variant="danger" name="intent" value="erase">
            {words.erasing.erase}
          </Button>
        </form>
      </Dialog>
    </article>
  )
}
