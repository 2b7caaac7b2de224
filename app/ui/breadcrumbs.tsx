import css from './breadcrumbs.css?inline'
import { useWords } from './language.ts'
import { PageLink } from './page-link.tsx'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

type Crumb = { label: string; href: string }

/** The way here; `current` is this page and no link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  const { breadcrumb } = useWords(uiWords)
  return (
    <nav className="crumbs" aria-label={breadcrumb}>
      <Style name="breadcrumbs" css={css} />
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
