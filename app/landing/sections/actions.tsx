import { ButtonLink } from '../../ui/button.tsx'
import type { Action } from '../sections.ts'

/** One brass plate, the others painted outlines. */
export function Actions({ actions }: { actions: Action[] }) {
  return (
    <div className="actions">
      {actions.map(({ label, href, isExternal, isQuiet }, index) => (
        <ButtonLink
          key={href}
          href={href}
          external={isExternal}
          variant={isQuiet || index > 0 ? 'line' : 'brass'}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
