import { longDate } from '../content/us-date.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { dialogCommand } from '../ui/invoker-command.ts'
import { Style } from '../ui/style.tsx'
import { Tag } from '../ui/tag.tsx'
import css from './articles-page.css?inline'

type Card = {
  id: string
  slug: string
  title: string
  author: string
  imageUrl: string | null
  published: boolean
  createdAt: Date
}

export function AdminArticlesPage({ articles }: { articles: Card[] }) {
  return (
    <>
      <Style name="admin-articles" css={css} layer="page" />
      <h1>Articles</h1>
      <ButtonLink href="/admin/articles/new">New Article</ButtonLink>
      {articles.length === 0 && <p className="lead">No articles yet</p>}
      <ul className="sheets">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleSheet article={article} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ArticleSheet({ article }: { article: Card }) {
  const { id, slug, title, author, imageUrl, published, createdAt } = article
  const dialogId = `delete-${id}`
  return (
    <article>
      <p>
        <Tag tone={published ? 'ok' : 'warn'}>{published ? 'Published' : 'Draft'}</Tag>
      </p>
      <h2>{title}</h2>
      <p className="small soft">
        {author}, {longDate(createdAt)}
        {imageUrl && ', Has image'}
      </p>
      <div className="actions">
        <ButtonLink
          variant="quiet"
          tight
          href={`/articles/${slug}`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${title}`}
        >
          View
        </ButtonLink>
        <ButtonLink variant="quiet" tight href={`/admin/articles/${id}`} aria-label={`Edit ${title}`}>
          Edit
        </ButtonLink>
        <Button
          variant="danger"
          tight
          aria-label={`Delete ${title}`}
          {...dialogCommand('show-modal', dialogId)}
        >
          Delete
        </Button>
      </div>
      <Dialog id={dialogId} title="Are you sure you want to delete this article?">
        <p>{title}</p>
        <form method="post" action="/admin/articles/delete">
          <input type="hidden" name="id" value={id} />
          <Button variant="danger">Delete</Button>
        </form>
      </Dialog>
    </article>
  )
}
