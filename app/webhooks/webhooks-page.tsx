import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { Tag } from '../ui/tag.tsx'
import { eventWords } from './event-words.ts'
import { SecretOnce } from './secret-once.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { webhookWords } from './webhook-words.ts'
import css from './webhooks-page.css?inline'
import type { WebhookErrors, WrittenWebhook } from './written-webhook.ts'

type Hook = { id: string; url: string; events: string[]; isPaused: boolean; hasContact: boolean }

type Props = {
  hooks: Hook[]
  written: WrittenWebhook
  errors: WebhookErrors
  /** Of the one that was just made. */
  made?: { id: string; secret: string } | undefined
}

/** Which other systems are told what happens here. */
export function WebhooksPage({ hooks, written, errors, made }: Props) {
  const words = useWords(webhookWords)
  const { list } = words
  return (
    <div className="hooks">
      <Style name="webhooks-page" css={css} layer="page" />
      <h1>{list.title}</h1>
      <p className="soft">{list.lead}</p>
      {made && <SecretOnce secret={made.secret} />}
      <section>
        <h2>{list.told}</h2>
        {hooks.length === 0 ? (
          <EmptyState heading="h3" {...list.none} />
        ) : (
          <ul className="lines">
            {hooks.map(({ id, url, events, isPaused, hasContact }) => (
              <li key={id}>
                <div className="about">
                  <p>
                    <Link to={`/admin/webhooks/${id}`}>{url}</Link>
                  </p>
                  <p className="small soft">
                    {list.isTold(
                      events.map((name) => eventWords(words, name)),
                      hasContact,
                    )}
                  </p>
                </div>
                <p>{isPaused ? <Tag tone="warn">{words.paused}</Tag> : <Tag>{words.on}</Tag>}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <WebhookForm key={made?.id} written={written} errors={errors} />
    </div>
  )
}
