import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { Tag } from '../../ui/tag.tsx'
import { accountWords } from './account-words.ts'

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
  const words = useWords(accountWords).sessions
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.title}</h2>
      <p>{words.about}</p>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={endHref} preventScrollReset>
          <Button variant="line" tight>
            {words.endOthers}
          </Button>
        </Form>
      )}
    </section>
  )
}

function SessionRow({ session }: { session: ListedSession }) {
  const { id, device, address, startedAt, lastUsedAt, isCurrent } = session
  const words = useWords(accountWords).sessions
  return (
    <>
      <div>
        <p>
          <b>{device}</b> {isCurrent && <Tag>{words.current}</Tag>}
        </p>
        <p className="fine">
          {words.used(address, <LocalTime at={startedAt} />, <LocalTime at={lastUsedAt} />)}
        </p>
      </div>
      {!isCurrent && (
        <Form method="post" action={endHref} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet" tight aria-label={words.endOf(device)}>
            {words.end}
          </Button>
        </Form>
      )}
    </>
  )
}
