import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Tag } from '../ui/tag.tsx'
import type { MailLine, MailState } from './mail-line.ts'
import { mailPageWords } from './mail-page-words.ts'

export function MailList({ mails, hasServer }: { mails: MailLine[]; hasServer: boolean }) {
  const { list: words } = useWords(mailPageWords)
  return (
    <ul className="lines">
      {mails.map(({ id, kind, to, createdAt, state, canRetry }) => (
        <li key={id}>
          <div className="about">
            <p>{kind}</p>
            <p className="small soft">{words.sentTo(to, <LocalTime at={createdAt} />)}</p>
          </div>
          <div className="state">
            <StateWords state={state} />
          </div>
          {isTroubled(state) && (
            <div className="choices">
              {canRetry && hasServer && <MailButton id={id} to={to} action="retry" variant="line" />}
              <MailButton id={id} to={to} action="discard" variant="quiet" />
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
  const { list: words } = useWords(mailPageWords)
  switch (state.name) {
    case 'sent':
      return (
        <>
          <Tag>{words.sent}</Tag>
          <p className="small soft">
            <LocalTime at={state.at} />
          </p>
        </>
      )
    case 'waiting':
      return <Tag tone="warn">{words.waiting}</Tag>
    case 'not-set-up':
      return <Tag tone="warn">{words.notSetUp}</Tag>
    case 'failing':
      return (
        <>
          <Tag tone="warn">{words.tried(state.tries)}</Tag>
          <p className="small">{words.failed(state.why, <LocalTime at={state.nextAt} />)}</p>
        </>
      )
    case 'given-up':
      return (
        <>
          <Tag tone="danger">{words.givenUp}</Tag>
          <p className="small">{words.gaveUp(state.why)}</p>
        </>
      )
  }
  return state satisfies never
}

type MailButtonProps = {
  id: string
  to: string
  action: 'retry' | 'discard'
  variant: 'line' | 'quiet'
}

function MailButton({ id, to, action, variant }: MailButtonProps) {
  const words = useWords(mailPageWords).list[action]
  return (
    <Form method="post" action={href(`/admin/mail/${action}`)} preventScrollReset>
      <Button variant={variant} tight name="id" value={id} aria-label={words.full(to)}>
        {words.short}
      </Button>
    </Form>
  )
}
