import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { BrandMark } from '../ui/art/brand-mark.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import errorCss from './admin-error.css?inline'
import { adminErrorWords, problemOf } from './admin-error-words.ts'
import css from './admin-frame.css?inline'
import { focusHeading } from './use-page-focus.ts'

export function AdminError({ status }: { status: number }) {
  const words = useWords(adminErrorWords)
  const { title, text, toDo } = problemOf(status, words)
  const { pathname } = useLocation()
  useEffect(focusHeading, [])
  return (
    <div className="admin">
      {/* Here and not in a route: what the guard refuses has no route to speak for it. */}
      <title>{words.title}</title>
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
            {toDo || status > 500 ? (
              <ButtonLink href={pathname}>{words.again}</ButtonLink>
            ) : (
              <ButtonLink href="/admin">{words.back}</ButtonLink>
            )}
          </p>
        </div>
      </main>
    </div>
  )
}

function ToDo({ things }: { things: string[] }) {
  const words = useWords(adminErrorWords)
  return (
    <>
      <h2>{words.whatToDo}</h2>
      <ol>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ol>
    </>
  )
}
