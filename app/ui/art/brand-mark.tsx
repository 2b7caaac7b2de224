import { PageLink } from '../page-link.tsx'
import { Style } from '../style.tsx'
import css from './brand-mark.css?inline'

export function BrandMark() {
  return (
    <svg viewBox="0 0 24 32" aria-hidden="true">
      <path fill="var(--door)" d="M0 32V12a12 12 0 0 1 24 0v20z" />
      <path fill="var(--key)" d="M12 8a4.5 4.5 0 0 1 2.2 8.4L16 26H8l1.8-9.6A4.5 4.5 0 0 1 12 8" />
    </svg>
  )
}

export function BrandLink({ name, href = '/' }: { name: string; href?: string }) {
  return (
    <>
      <Style name="brand-mark" css={css} />
      <PageLink className="brand" href={href}>
        <BrandMark />
        {name}
      </PageLink>
    </>
  )
}
