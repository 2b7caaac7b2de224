import { Fragment, type ReactNode } from 'react'
import { Style } from './style.tsx'
import css from './tabs.css?inline'

type Tab = { href: string; label: ReactNode; isCurrent?: boolean; className?: string }
type LinkProps = { href: string; className?: string; 'aria-current'?: 'page'; children: ReactNode }

type TabsProps = {
  label: string
  tabs: Tab[]
  /** Where a client router runs, draw its own link instead of a plain one. */
  renderLink?: (props: LinkProps) => ReactNode
}

export function Tabs({ label, tabs, renderLink = (props) => <a {...props} /> }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <Style name="tabs" css={css} />
      {tabs.map(({ href, label: children, isCurrent, className }) => (
        <Fragment key={href}>
          {renderLink({ href, className, 'aria-current': isCurrent ? 'page' : undefined, children })}
        </Fragment>
      ))}
    </nav>
  )
}
