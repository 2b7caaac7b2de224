import css from './skip-link.css?inline'
import { Style } from './style.tsx'

export function SkipLink({
  href = '#main',
  children = 'Skip to content',
}: {
  href?: string
  children?: string
}) {
  return (
    <>
      <Style name="skip-link" css={css} />
      <a className="skip" href={href}>
        {children}
      </a>
    </>
  )
}
