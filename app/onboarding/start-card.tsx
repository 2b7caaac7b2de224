import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { Style } from '../ui/style.tsx'
import css from './start-card.css?inline'

export type StartCardProps = { done: number; all: number; next: string }

/** On the dashboard, until everything is done or its owner has seen enough of it. */
export function StartCard({ done, all, next }: StartCardProps) {
  return (
    <section className="start-card" aria-label="First steps">
      <Style name="start-card" css={css} layer="page" />
      <ButtonStyle rare />
      <p>
        <strong>
          Your own site: {done} of {all} steps done.
        </strong>{' '}
        Next: {next}.
      </p>
      <Link className={buttonClass({ variant: 'line', tight: true })} to="/admin/start">
        See the steps
      </Link>
      <Form method="post" action="/admin/start/hide">
        <Button variant="quiet" tight>
          Hide this
        </Button>
      </Form>
    </section>
  )
}
