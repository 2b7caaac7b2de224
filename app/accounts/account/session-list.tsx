import { Form } from 'react-router'
import { type Language, localeOf } from '../../platform/language.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage, useWords } from '../../ui/language.ts'
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
        <Form method="post" action={endHref}>
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
  const language = useLanguage()
  return (
    <>
      <div>
        <p>
          <b>{device}</b> {isCurrent && <Tag>{words.current}</Tag>}
        </p>
        <p className="fine">
          {words.used(address, moment(startedAt, language), moment(lastUsedAt, language))}
        </p>
      </div>
      {!isCurrent && (
        <Form method="post" action={endHref}>
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet" tight aria-label={words.endOf(device)}>
            {words.end}
          </Button>
        </Form>
      )}
    </>
  )
}

function moment(date: Date, language: Language) {
  return new Intl.DateTimeFormat(localeOf[language], {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(date)
}
