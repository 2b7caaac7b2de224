import { Form, href, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import type { ArticleFields } from '../article-form.ts'
import { actorWords } from './actor-words.ts'
import { Differences } from './differences.tsx'
import { revisionWords } from './revision-words.ts'
import css from './revisions-page.css?inline'

type Saved = { id: string; version: number; actor: string; createdAt: Date }
type Props = {
  id: string
  title: string
  version: number
  now: ArticleFields
  revisions: Saved[]
  chosen: (Saved & { fields: ArticleFields }) | null
  before: { fields: ArticleFields } | null
  /** Places in the list: where this page begins, and where the next one does. */
  after: string | null
  older: string | null
}

export function RevisionsPage(props: Props) {
  const { id, title, version, now, revisions, chosen, before, after, older } = props
  const words = useWords(revisionWords)
  const quiet = buttonClass({ variant: 'quiet', tight: true })
  return (
    <>
      <Style name="revisions-page" css={css} layer="page" />
      <h1>{words.title(title)}</h1>
      <p>
        <ButtonStyle rare />
        <Link className={quiet} to={href('/admin/articles/:id', { id })}>
          {words.back}
        </Link>
        {after && (
          <Link className={quiet} to="?">
            {words.newest}
          </Link>
        )}
      </p>
      {revisions.length === 0 && <p className="lead">{words.none}</p>}
      <div className="revisions">
        <div>
          <ol aria-label={words.list}>
            {revisions.map((revision) => (
              <li key={revision.id}>
                <Link
                  to={`?${new URLSearchParams({ ...(after && { after }), compare: revision.id })}`}
                  preventScrollReset
                  aria-current={revision.id === chosen?.id ? 'true' : undefined}
                >
                  <b>{words.version(revision.version, revision.version === version)}</b>
                  <span className="small">
                    {words.saved(actorWords(revision.actor, words), <LocalTime at={revision.createdAt} />)}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
          {older && (
            <Link className={quiet} to={`?after=${older}`}>
              {words.older}
            </Link>
          )}
        </div>
        {chosen && (
          <div className="looked-at">
            <h2>{words.changedBy(chosen.version)}</h2>
            {before ? (
              <Differences from={before.fields} to={chosen.fields} />
            ) : (
              <p className="soft">{words.first}</p>
            )}
            {chosen.version !== version && (
              <>
                <h2>{words.wouldChange}</h2>
                <Differences
                  from={now}
                  to={{ ...chosen.fields, published: now.published, publishAt: now.publishAt }}
                />
                <Form method="post">
                  <input type="hidden" name="revision" value={chosen.id} />
                  <input type="hidden" name="version" value={version} />
                  <Button>{words.restore(chosen.version)}</Button>
                </Form>
                <p className="small soft">{words.restoring(now.published)}</p>
              </>
            )}
          </div>
        )}
      </div>
    </>
  )
}
