import { Form, Link } from 'react-router'
import { dayMs } from '../../platform/duration.ts'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { dialogCommand } from '../../ui/invoker-command.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import { binDays } from '../article.ts'
import css from './articles-page.css?inline'

type Binned = { id: string; slug: string; title: string; author: string; deletedAt: Date | null }

export function BinPage({ articles }: { articles: Binned[] }) {
  return (
    <>
      <Style name="admin-articles" css={css} layer="page" />
      <h1>Bin</h1>
      <p className="soft">
        Deleted articles stay here for {binDays} days and are then erased for good. Until then nobody else can
        use their addresses.
      </p>
      <p>
        <ButtonStyle rare />
        <Link className={buttonClass({ variant: 'quiet' })} to="/admin/articles">
          All articles
        </Link>
      </p>
      {articles.length === 0 && <p className="lead">The bin is empty</p>}
      <ul className="sheets">
        {articles.map((article) => (
          <li key={article.id}>
            <BinnedSheet article={article} />
          </li>
        ))}
      </ul>
    </>
  )
}

function BinnedSheet({ article: { id, slug, title, author, deletedAt } }: { article: Binned }) {
  const dialogId = `erase-${id}`
  return (
    <article>
      <h2>{title}</h2>
      <p className="small soft">
        {author}, /articles/{slug}
      </p>
      {deletedAt && (
        <p className="small">
          Erased on <LocalTime at={new Date(deletedAt.getTime() + binDays * dayMs)} />
        </p>
      )}
      <div className="actions">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button variant="line" tight name="intent" value="restore" aria-label={`Bring back ${title}`}>
            Bring back
          </Button>
        </Form>
        <Button
          variant="danger"
          tight
          aria-label={`Erase now ${title}`}
          {...dialogCommand('show-modal', dialogId)}
        >
          Erase now
        </Button>
      </div>
      <Dialog id={dialogId} title="Erase this article for good?">
        <p>{title}</p>
        <p className="small soft">
          Its text, its revisions and its pictures cannot be brought back after this.
        </p>
        <form method="post" action="/admin/articles/bin">
          <input type="hidden" name="id" value={id} />
          <Button variant="danger" name="intent" value="erase">
            Erase for good
          </Button>
        </form>
      </Dialog>
    </article>
  )
}
