import css from './breadcrumbs.css?inline'
import { Style } from './style.tsx'

type Crumb = { label: string; href: string }

/** The way here; `current` is this page and no link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <Style name="breadcrumbs" css={css} />
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
