import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { Style } from '../ui/style.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Step } from './first-steps.ts'
import css from './start-page.css?inline'

type Props = {
  steps: Step[]
  /** '8 articles and 10 stories', while the second question is asked. */
  asked: string | null
}

export function StartPage({ steps, asked }: Props) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className="start">
      <Style name="start-page" css={css} layer="page" />
      <h1>First steps</h1>
      <p className="lead">
        {done === steps.length
          ? 'All done. The site is yours and ready for visitors.'
          : `From the demo to your own site: ${done} of ${steps.length} done.`}
      </p>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.id} step={step}>
            {step.id === 'demo' && !step.isDone && <RemoveDemo asked={asked} />}
          </StepRow>
        ))}
      </ol>
    </div>
  )
}

function StepRow({ step, children }: { step: Step; children?: ReactNode }) {
  const { title, text, isDone, link, command } = step
  return (
    <li className={isDone ? 'done' : undefined} id={step.id}>
      {isDone ? <CircleCheck size={24} aria-hidden="true" /> : <CircleDashed size={24} aria-hidden="true" />}
      <div>
        <h2>
          {title}
          <VisuallyHidden>{isDone ? ' (done)' : ' (not done yet)'}</VisuallyHidden>
        </h2>
        <p className="small soft">{text}</p>
        {!isDone && command && <code>{command}</code>}
        {!isDone && link && <Link to={link.href}>{link.label}</Link>}
        {children}
      </div>
    </li>
  )
}

/** Asked twice, by an address of its own: it works without JavaScript. */
function RemoveDemo({ asked }: { asked: string | null }) {
  if (!asked)
    return (
      <>
        <ButtonStyle />
        <Link
          className={buttonClass({ variant: 'line', tight: true })}
          to="/admin/start?ask=demo#demo"
          preventScrollReset
        >
          Remove the demo content
        </Link>
      </>
    )
  return (
    <Form method="post" action="/admin/start/remove-demo" className="question">
      <p>
        <strong>Remove {asked} for good?</strong> Those you have edited go too. They cannot be brought back.
      </p>
      <Button variant="danger" tight>
        Yes, remove them
      </Button>
      <Link className={buttonClass({ variant: 'quiet', tight: true })} to="/admin/start">
        Keep them
      </Link>
    </Form>
  )
}
