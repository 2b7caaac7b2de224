import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import type { Role } from '../db/vocabulary.ts'
import { BrandMark } from '../ui/art/brand-mark.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { Style } from '../ui/style.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import css from './admin-frame.css?inline'
import { adminMenu, adminTabs, isWithin } from './admin-pages.ts'
import { adminWords } from './admin-words.ts'
import { Message } from './message.tsx'
import { usePageAnchors } from './use-page-anchors.ts'
import { usePageFocus } from './use-page-focus.ts'
import { useSessionCheck } from './use-session-check.ts'

export type Viewer = { email: string; role: Role }

type Props = {
  viewer: Viewer
  /** How much that is new waits behind a tab, by its address. */
  counts: Readonly<Record<string, string | null | undefined>>
  children: ReactNode
}

/** What stands around every page of the admin area. */
export function AdminFrame({ viewer, counts, children }: Props) {
  const words = useWords(adminWords)
  const { pathname } = useLocation()
  useSessionCheck(words)
  usePageAnchors()
  usePageFocus()
  const menu = adminMenu(viewer.role)
  const beside = menu.filter(({ bar }) => bar !== undefined)
  const tabs = [...adminTabs(viewer.role), ...beside].map(({ href, page, bar }) => ({
    href,
    className: bar && `beside ${bar}`,
    label: <TabLabel label={words.pages[page]} count={counts[href]} />,
    isCurrent: isWithin(href, pathname),
  }))
  return (
    <div className="admin">
      <Style name="admin-frame" css={css} layer="page" />
      <SkipLink />
      {/* Before what has something to say: it hears only what is said after it came. */}
      <Toasts />
      <header>
        <BrandMark />
        <Tabs
          label={words.title}
          tabs={tabs}
          renderLink={({ href, ...link }) => <Link to={href} prefetch="intent" {...link} />}
        />
        <AdminMenu pages={menu} viewer={viewer} pathname={pathname} />
        <Form method="post" action="/admin/logout" reloadDocument>
          <Button variant="quiet" tight>
            {words.signOut}
          </Button>
        </Form>
      </header>
      <main id="main" tabIndex={-1}>
        <Message />
        {children}
      </main>
    </div>
  )
}

function TabLabel({ label, count }: { label: string; count: string | null | undefined }) {
  const words = useWords(adminWords)
  if (!count) return label
  return (
    <>
      {label}{' '}
      <Badge>
        {count}
        <VisuallyHidden>{words.new}</VisuallyHidden>
      </Badge>
    </>
  )
}

type MenuProps = { pages: ReturnType<typeof adminMenu>; viewer: Viewer; pathname: string }

/** The theme script closes it with Escape, with a click beside it and when a link is followed. */
function AdminMenu({ pages, viewer, pathname }: MenuProps) {
  const words = useWords(adminWords)
  return (
    <details className="menu">
      <summary>
        <Menu size={20} aria-hidden="true" />
        <VisuallyHidden>{words.menu}</VisuallyHidden>
      </summary>
      <div className="sheet">
        <p className="small soft">{words.viewer(viewer.email, viewer.role)}</p>
        <nav aria-label={words.more}>
          {pages.map(({ href, page, bar }) => (
            <Link
              key={href}
              className={bar}
              to={href}
              aria-current={isWithin(href, pathname) ? 'page' : undefined}
            >
              {words.pages[page]}
            </Link>
          ))}
          <a href="/" target="_blank" rel="noopener">
            {words.seeSite}
          </a>
        </nav>
        <ThemeChoice name="theme-admin" />
      </div>
    </details>
  )
}
