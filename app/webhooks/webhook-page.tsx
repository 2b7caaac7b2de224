import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { Style } from '../ui/style.tsx'
import { Tag } from '../ui/tag.tsx'
import { maxTries } from './back-off.ts'
import { eventWords } from './events.ts'
import { faultWords } from './fault-words.ts'
import { SecretOnce } from './secret-once.tsx'
import css from './webhooks-page.css?inline'

type Delivery = {
  id: string
  event: string
  attempts: number
  nextTryAt: Date | null
  deliveredAt: Date | null
  status: number | null
  fault: string | null
  createdAt: Date
}

type Props = {
  hook: { url: string; events: string[]; hasContact: boolean; isPaused: boolean; oldSecretUntil: Date | null }
  deliveries: Delivery[]
  secret?: string | undefined
}

/** One of them: what it is told, whether it arrives, and what can be done. */
export function WebhookPage({ hook, deliveries, secret }: Props) {
  const { url, events, hasContact, isPaused, oldSecretUntil } = hook
  return (
    <div className="hooks">
      <Style name="webhooks-page" css={css} layer="page" />
      <p>
        <Link to="/admin/webhooks">All webhooks</Link>
      </p>
      <h1>{new URL(url).host}</h1>
      {secret && <SecretOnce secret={secret} />}
      <FactList
        facts={[
          { label: 'State', value: isPaused ? <Tag tone="warn">Paused</Tag> : <Tag>On</Tag> },
          { label: 'Address', value: <span className="address">{url}</span> },
          { label: 'Is told', value: events.map(eventWords).join('. ') },
          {
            label: 'People',
            value: hasContact ? 'Names and contact data go along' : 'No names, no contact data',
          },
          ...(oldSecretUntil ? [{ label: 'Old secret', value: <OldSecret until={oldSecretUntil} /> }] : []),
        ]}
      />
      <div className="acts">
        <Act name="test">Send a test</Act>
        <Act name="rotate">New secret</Act>
        <Act name={isPaused ? 'resume' : 'pause'}>{isPaused ? 'Go on' : 'Pause'}</Act>
        <Act name="remove">Remove</Act>
      </div>
      <section>
        <h2>Last messages</h2>
        {deliveries.length === 0 ? (
          <EmptyState
            heading="h3"
            title="Nothing was sent yet"
            text="Send a test to see whether it arrives."
          />
        ) : (
          <ul className="lines">
            {deliveries.map((delivery) => (
              <li key={delivery.id}>
                <div className="about">
                  <p>{eventWords(delivery.event)}</p>
                  <p className="small soft">
                    <LocalTime at={delivery.createdAt} />
                  </p>
                </div>
                <State {...delivery} />
              </li>
            ))}
          </ul>
        )}
        <p className="small soft">
          A message that does not arrive is tried {maxTries} times within two days. What it said is deleted as
          soon as it has arrived; this list goes after 30 days.
        </p>
      </section>
    </div>
  )
}

function OldSecret({ until }: { until: Date }) {
  return (
    <>
      Signs beside the new one until <LocalTime at={until} />
    </>
  )
}

function State({ id, deliveredAt, nextTryAt, attempts, status, fault }: Delivery) {
  if (deliveredAt)
    return (
      <div className="state">
        <Tag>Arrived</Tag>
        <p className="small soft">It answered {status}</p>
      </div>
    )
  if (!fault) return <Tag tone="warn">{attempts > 0 ? 'On its way' : 'Waiting'}</Tag>
  return (
    <div className="state">
      <Tag tone={nextTryAt ? 'warn' : 'danger'}>{nextTryAt ? `Tried ${attempts} times` : 'Given up'}</Tag>
      <p className="small">
        {faultWords(fault)}.
        {nextTryAt && (
          <>
            {' '}
            Next try: <LocalTime at={nextTryAt} />
          </>
        )}
      </p>
      <Act name="retry" delivery={id}>
        Try again
      </Act>
    </div>
  )
}

function Act({ name, delivery, children }: { name: string; delivery?: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      {delivery && <input type="hidden" name="delivery" value={delivery} />}
      <Button variant={name === 'remove' ? 'quiet' : 'line'} tight name="act" value={name}>
        {children}
      </Button>
    </Form>
  )
}
