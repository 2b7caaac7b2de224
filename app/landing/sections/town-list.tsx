import { PageLink } from '../../ui/page-link.tsx'
import type { TownLink } from '../sections.ts'

export function TownList({ towns, highlighted = 0 }: { towns: TownLink[]; highlighted?: number }) {
  return (
    <ul className="towns">
      {towns.map(({ name, href, note }, index) => (
        <li key={href} className={index < highlighted ? 'first' : undefined}>
          <PageLink href={href}>
            {name}
            <span>{note}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
