import type { ReactNode } from 'react'
import { ButtonStyle, buttonClass, type Look } from './button.tsx'
import { Style } from './style.tsx'
import css from './sure.css?inline'

type Props = Look & {
  label: string
  /** Where the label alone does not say what it is about. */
  'aria-label'?: string
  /** What happens then. */
  means: string
  /** The button that does it. */
  children: ReactNode
}

/** Two taps for what cannot be undone, without a script: the first unfolds what it means and the button that does it. */
export function Sure({ label, 'aria-label': ariaLabel, means, variant, tight, children }: Props) {
  return (
    <details className="sure">
      <Style name="sure" css={css} />
      <ButtonStyle rare={variant === 'quiet' || variant === 'danger'} />
      <summary className={buttonClass({ variant, tight })} aria-label={ariaLabel}>
        {label}
      </summary>
      <p className="small">{means}</p>
      {children}
    </details>
  )
}
