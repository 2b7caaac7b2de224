import type { ReactNode } from 'react'
import { BrandMark } from '../ui/art/brand-mark.tsx'
import { Button } from '../ui/button.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Style } from '../ui/style.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import css from './desk-frame.css?inline'

type Props = { tab: 'stories' | 'articles'; email: string; children: ReactNode }

/** What stands around every page of the admin area. */
export function DeskFrame({ tab, email, children }: Props) {
  return (
    <div className="desk">
      <Style name="desk-frame" css={css} layer="page" />
      <SkipLink />
      <header>
        <BrandMark />
        <Tabs
          label="Admin"
          tabs={[
            { label: 'Success Stories', href: '/admin', isCurrent: tab === 'stories' },
            { label: 'Articles', href: '/admin/articles', isCurrent: tab === 'articles' },
          ]}
        />
        <span className="small soft">{email}</span>
        <ThemeChoice name="theme-admin" />
        <form method="post" action="/admin/logout">
          <Button variant="quiet" tight>
            Logout
          </Button>
        </form>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
