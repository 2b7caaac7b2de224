import { useLocation } from 'react-router'
import { BrandMark } from '../ui/art/brand-mark.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Style } from '../ui/style.tsx'
import errorCss from './admin-error.css?inline'
import css from './admin-frame.css?inline'

type Words = { title: string; text: string; toDo?: string[] }

const words: Record<number, Words> = {
  401: {
    title: 'You are signed out',
    text: 'Your session has ended. Sign in again; what you did before was kept.',
  },
  403: {
    title: 'Not for this account',
    text: 'Your account may not do this. Ask the owner of the site for it.',
  },
  404: {
    title: 'Not there',
    text: 'What you were looking for does not exist, or somebody removed it.',
  },
  503: {
    title: 'The database does not answer',
    text: 'While it is away, nobody can sign in and nothing can be saved. This step changed nothing. Visitors still see the public pages as they were last.',
    toDo: [
      'Wait a minute and try again: after a restart it takes a moment.',
      'If that does not help, start the database again, or call whoever runs it. With a PostgreSQL server that is the one named in DATABASE_URL.',
      'Look whether its disk is full.',
      'The site itself needs no restart: it goes on by itself as soon as the database answers.',
    ],
  },
}
const broken: Words = {
  title: 'That did not work',
  text: 'Something went wrong on our side. Nothing was changed by this step. Please try again.',
}

export function AdminError({ status }: { status: number }) {
  const { title, text, toDo } = words[status] ?? broken
  const { pathname } = useLocation()
  return (
    <div className="admin">
      {/* Here and not in a route: what the guard refuses has no route to speak for it. */}
      <title>Admin</title>
      <Style name="admin-frame" css={css} layer="page" />
      <header>
        <BrandMark />
      </header>
      <main id="main">
        <div className="admin-error">
          <Style name="admin-error" css={errorCss} layer="page" />
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {toDo && <ToDo things={toDo} />}
          <p>
            {toDo ? (
              <ButtonLink href={pathname}>Try again</ButtonLink>
            ) : (
              <ButtonLink href="/admin">Back to the dashboard</ButtonLink>
            )}
          </p>
        </div>
      </main>
    </div>
  )
}

function ToDo({ things }: { things: string[] }) {
  return (
    <>
      <h2>What to do</h2>
      <ol>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ol>
    </>
  )
}
