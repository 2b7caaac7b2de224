import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { Style } from '../ui/style.tsx'
import { Tag } from '../ui/tag.tsx'
import { eventWords } from './events.ts'
import { SecretOnce } from './secret-once.tsx'
import { WebhookForm } from './webhook-form.tsx'
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
  return (
    <div className="hooks">
      <Style name="webhooks-page" css={css} layer="page" />
      <h1>Webhooks</h1>
      <p className="soft">
        Another system, such as a customer database, can be told at once when something happens here. Each
        message is signed as the Standard Webhooks specification says.
      </p>
      {made && <SecretOnce secret={made.secret} />}
      <section>
        <h2>Who is told</h2>
        {hooks.length === 0 ? (
          <EmptyState
            heading="h3"
            title="Nobody yet"
            text="Add an address below. Nothing leaves the site before that."
          />
        ) : (
          <ul className="lines">
            {hooks.map(({ id, url, events, isPaused, hasContact }) => (
              <li key={id}>
                <div className="about">
                  <p>
                    <Link to={`/admin/webhooks/${id}`}>{url}</Link>
                  </p>
                  <p className="small soft">
                    {events.map(eventWords).join('. ')}.{hasContact && ' With names and contact data.'}
                  </p>
                </div>
                <p>{isPaused ? <Tag tone="warn">Paused</Tag> : <Tag>On</Tag>}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <WebhookForm key={made?.id} written={written} errors={errors} />
    </div>
  )
}
