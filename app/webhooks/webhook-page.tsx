import { type ReactNode, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { useFirstProblem } from '../ui/first-problem.ts'
import { useWords } from '../ui/language.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Style } from '../ui/style.tsx'
import { Sure } from '../ui/sure.tsx'
import { Tag } from '../ui/tag.tsx'
import { maxTries } from './back-off.ts'
import { eventWords } from './event-words.ts'
import { faultWords } from './fault-words.ts'
import { SecretOnce } from './secret-once.tsx'
import { EventChoice } from './webhook-form.tsx'
import { webhookWords } from './webhook-words.ts'
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
  /** What the last form was answered with. */
  secret?: string
  refused?: RefusedEvents
}

type RefusedEvents = { chosen: string[]; error: string }

/** One of them: what it is told, whether it arrives, and what can be done. */
export function WebhookPage({ hook, deliveries, secret, refused }: Props) {
  const words = useWords(webhookWords)
  const { one } = words
  const { url, events, hasContact, isPaused, oldSecretUntil } = hook
  const current = useCurrentSecret(secret)
  return (
    <div className="hooks">
      <Style name="webhooks-page" css={css} layer="page" />
      <p>
        <Link to="/admin/webhooks">{one.all}</Link>
      </p>
      <h1>{new URL(url).host}</h1>
      {current && <SecretOnce secret={current} />}
      <FactList
        facts={[
          {
            label: one.state,
            value: isPaused ? <Tag tone="warn">{words.paused}</Tag> : <Tag>{words.on}</Tag>,
          },
          { label: one.address, value: <span className="address">{url}</span> },
          { label: one.told, value: one.isTold(events.map((name) => eventWords(words, name))) },
          { label: one.people, value: hasContact ? one.contact : one.noContact },
          ...(oldSecretUntil
            ? [{ label: one.oldSecret, value: one.signsUntil(<LocalTime at={oldSecretUntil} />) }]
            : []),
        ]}
      />
      <div className="acts">
        <Act name="test">{one.test}</Act>
        <Act name="rotate">{one.rotate}</Act>
        <Act name={isPaused ? 'resume' : 'pause'}>{isPaused ? one.resume : one.pause}</Act>
        <Sure variant="danger" tight label={one.remove} means={one.removeMeans}>
          <Act name="remove">{one.yesRemove}</Act>
        </Sure>
      </div>
      <Events key={events.join()} events={events} refused={refused} />
      <Deliveries deliveries={deliveries} />
    </div>
  )
}

function Events({ events, refused }: { events: string[]; refused: RefusedEvents | undefined }) {
  const { one } = useWords(webhookWords)
  const form = useFirstProblem(refused)
  return (
    <details className="change" open={refused !== undefined}>
      <summary className={buttonClass({ variant: 'line', tight: true })}>{one.change}</summary>
      <Form className="make" method="post" preventScrollReset ref={form}>
        <EventChoice chosen={refused?.chosen ?? events} error={refused?.error} />
        <Button variant="line" tight name="act" value="change">
          {one.save}
        </Button>
      </Form>
    </details>
  )
}

/** Until the next one is asked for: that may have been made though its answer is lost, and the page keeps its data then. */
function useCurrentSecret(secret: string | undefined) {
  const { state, formData } = useNavigation()
  const [replaced, setReplaced] = useState<string>()
  // While loading it is the new one already.
  const isAsking = state === 'submitting' && formData?.get('act') === 'rotate'
  if (isAsking && secret !== replaced) setReplaced(secret)
  return secret === replaced ? undefined : secret
}

function Deliveries({ deliveries }: Pick<Props, 'deliveries'>) {
  const all = useWords(webhookWords)
  const { deliveries: words } = all
  return (
    <section>
      <h2>{words.title}</h2>
      {deliveries.length === 0 ? (
        <EmptyState heading="h3" {...words.none} />
      ) : (
        <ul className="lines">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <div className="about">
                <p>{eventWords(all, delivery.event)}</p>
                <p className="small soft">
                  <LocalTime at={delivery.createdAt} />
                </p>
              </div>
              <State {...delivery} />
            </li>
          ))}
        </ul>
      )}
      <p className="small soft">{words.kept(maxTries)}</p>
    </section>
  )
}

function State({ id, deliveredAt, nextTryAt, attempts, status, fault }: Delivery) {
  const { deliveries: words } = useWords(webhookWords)
  if (deliveredAt)
    return (
      <div className="state">
        <Tag>{words.arrived}</Tag>
        <p className="small soft">{words.answered(status)}</p>
      </div>
    )
  if (!fault) return <Tag tone="warn">{attempts > 0 ? words.onItsWay : words.waiting}</Tag>
  return (
    <div className="state">
      <Tag tone={nextTryAt ? 'warn' : 'danger'}>{nextTryAt ? words.tried(attempts) : words.givenUp}</Tag>
      <p className="small">
        {nextTryAt
          ? words.faultAndNext(faultWords(fault), <LocalTime at={nextTryAt} />)
          : words.fault(faultWords(fault))}
      </p>
      <Act name="retry" delivery={id}>
        {words.again}
      </Act>
    </div>
  )
}

function Act({ name, delivery, children }: { name: string; delivery?: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      {delivery && <input type="hidden" name="delivery" value={delivery} />}
      <Button variant={name === 'remove' ? 'danger' : 'line'} tight name="act" value={name}>
        {children}
      </Button>
    </Form>
  )
}
