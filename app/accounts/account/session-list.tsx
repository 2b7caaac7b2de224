import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'

export type ListedSession = {
  id: string
  device: string
  address: string | null
  startedAt: Date
  lastUsedAt: Date
  isCurrent: boolean
}

const endHref = '/admin/account/sessions/end'

export function SessionList({ sessions }: { sessions: ListedSession[] }) {
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      <p>Where you are signed in. End what you do not know, and change your password then.</p>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={endHref}>
          <Button variant="line" tight>
            End all others
          </Button>
        </Form>
      )}
    </section>
  )
}

function SessionRow({ session }: { session: ListedSession }) {
  const { id, device, address, startedAt, lastUsedAt, isCurrent } = session
  return (
    <>
      <div>
        <p>
          <b>{device}</b> {isCurrent && <Tag>This one</Tag>}
        </p>
        <p className="fine">
          {address ?? 'Unknown address'}. Started {moment(startedAt)}, last used {moment(lastUsedAt)} UTC
        </p>
      </div>
      {!isCurrent && (
        <Form method="post" action={endHref}>
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet" tight aria-label={`End the session of ${device}`}>
            End
          </Button>
        </Form>
      )}
    </>
  )
}

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

function moment(date: Date) {
  return format.format(date)
}
