import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { Button } from '../ui/button.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { Tag } from '../ui/tag.tsx'
import type { MailLine, MailState } from './mail-line.ts'

export function MailList({ mails, hasServer }: { mails: MailLine[]; hasServer: boolean }) {
  return (
    <ul className="lines">
      {mails.map(({ id, kind, to, createdAt, state, canRetry }) => (
        <li key={id}>
          <div className="about">
            <p>{kind}</p>
            <p className="small soft">
              to {to}, made <LocalTime at={createdAt} />
            </p>
          </div>
          <div className="state">
            <StateWords state={state} />
          </div>
          {isTroubled(state) && (
            <div className="choices">
              {canRetry && hasServer && (
                <MailButton id={id} to={to} action="retry" words="Try again" variant="line" />
              )}
              <MailButton id={id} to={to} action="discard" words="Discard" variant="quiet" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function isTroubled({ name }: MailState) {
  return name === 'failing' || name === 'given-up'
}

function StateWords({ state }: { state: MailState }): ReactNode {
  switch (state.name) {
    case 'sent':
      return (
        <>
          <Tag>Sent</Tag>
          <p className="small soft">
            <LocalTime at={state.at} />
          </p>
        </>
      )
    case 'waiting':
      return <Tag tone="warn">Waiting</Tag>
    case 'not-set-up':
      return <Tag tone="warn">Not sent: mail is not set up</Tag>
    case 'failing':
      return (
        <>
          <Tag tone="warn">Tried {times(state.tries)}</Tag>
          <p className="small">
            {capital(state.why)}. Next try: <LocalTime at={state.nextAt} />
          </p>
        </>
      )
    case 'given-up':
      return (
        <>
          <Tag tone="danger">Given up</Tag>
          <p className="small">{capital(state.why)}.</p>
        </>
      )
  }
  return state satisfies never
}

type MailButtonProps = {
  id: string
  to: string
  action: 'retry' | 'discard'
  words: string
  variant: 'line' | 'quiet'
}

function MailButton({ id, to, action, words, variant }: MailButtonProps) {
  return (
    <Form method="post" action={href(`/admin/mail/${action}`)} preventScrollReset>
      <Button variant={variant} tight name="id" value={id} aria-label={`${words}: the mail to ${to}`}>
        {words}
      </Button>
    </Form>
  )
}

function times(count: number) {
  return count === 1 ? 'once' : `${count} times`
}

function capital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
