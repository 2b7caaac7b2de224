import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { fieldId } from './asked.tsx'
import css from './error-summary.css?inline'
import { Style } from './style.tsx'

type Failure = { name: string; message: string; id?: string }

/** Nothing when all is well. Focus it after a failed submit: `ref.current?.focus()`. */
export function ErrorSummary({
  title,
  failures,
  hasFocus = false,
  ref,
}: {
  title: string
  failures: Failure[]
  /** On a page that answers a form posted without JavaScript. */
  hasFocus?: boolean
  ref?: Ref<HTMLDivElement>
}) {
  if (failures.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form wants to know first what is wrong with it
    <div className="errors" role="alert" tabIndex={-1} ref={ref} autoFocus={hasFocus || undefined}>
      <Style name="error-summary" css={css} />
      <h2>
        <CircleAlert aria-hidden="true" />
        {title}
      </h2>
      <ul>
        {failures.map(({ name, message, id = fieldId(name) }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
