import { Form, href, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Style } from '../../ui/style.tsx'
import type { ArticleFields } from '../article-form.ts'
import { actorWords } from './actor-words.ts'
import { Differences } from './differences.tsx'
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
}

export function RevisionsPage({ id, title, version, now, revisions, chosen, before }: Props) {
  return (
    <>
      <Style name="revisions-page" css={css} layer="page" />
      <h1>Revisions of {title}</h1>
      <p>
        <ButtonStyle rare />
        <Link
          className={buttonClass({ variant: 'quiet', tight: true })}
          to={href('/admin/articles/:id', { id })}
        >
          Back to the article
        </Link>
      </p>
      {revisions.length === 0 && <p className="lead">Nobody has changed it yet</p>}
      <div className="revisions">
        <ol aria-label="Saved versions, newest first">
          {revisions.map((revision) => (
            <li key={revision.id}>
              <Link
                to={`?compare=${revision.id}`}
                preventScrollReset
                aria-current={revision.id === chosen?.id ? 'true' : undefined}
              >
                <b>
                  Version {revision.version}
                  {revision.version === version && ', now'}
                </b>
                <span className="small">
                  {actorWords(revision.actor)}, <LocalTime at={revision.createdAt} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
        {chosen && (
          <div className="looked-at">
            <h2>What version {chosen.version} changed</h2>
            {before ? (
              <Differences from={before.fields} to={chosen.fields} />
            ) : (
              <p className="soft">This is the first version.</p>
            )}
            {chosen.version !== version && (
              <>
                <h2>What restoring it would change now</h2>
                <Differences
                  from={now}
                  to={{ ...chosen.fields, published: now.published, publishAt: now.publishAt }}
                />
                <Form method="post">
                  <input type="hidden" name="revision" value={chosen.id} />
                  <input type="hidden" name="version" value={version} />
                  <Button>Restore version {chosen.version}</Button>
                </Form>
                <p className="small soft">
                  Restoring is a new version: nothing is lost. It stays{' '}
                  {now.published ? 'on the site' : 'off the site'}, as it is.
                </p>
              </>
            )}
          </div>
        )}
      </div>
    </>
  )
}
