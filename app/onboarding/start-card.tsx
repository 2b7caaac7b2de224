import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import css from './start-card.css?inline'
import { startWords } from './start-words.ts'

/** `next`: the title of the first step that is not done. */
export type StartCardProps = { done: number; all: number; next: string }

/** On the dashboard, until everything is done or its owner has seen enough of it. */
export function StartCard({ done, all, next }: StartCardProps) {
  const words = useWords(startWords).card
  return (
    <section className="start-card" aria-label={words.title}>
      <Style name="start-card" css={css} layer="page" />
      <ButtonStyle rare />
      <p>
        <strong>{words.progress(done, all)}</strong> {words.next(next)}
      </p>
      <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/start">
        {words.see}
      </Link>
      <Form method="post" action="/admin/start/hide">
        <Button variant="quiet" tight>
          {words.hide}
        </Button>
      </Form>
    </section>
  )
}
