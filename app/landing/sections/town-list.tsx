import { useLocalHref } from '../../ui/language.ts'
import type { TownLink } from '../sections.ts'

export function TownList({ towns, highlighted = 0 }: { towns: TownLink[]; highlighted?: number }) {
  // Not a component for each link: a page lists 56 towns.
  const local = useLocalHref()
  return (
    <ul className="towns">
      {towns.map(({ name, href, note }, index) => (
        <li key={href} className={index < highlighted ? 'first' : undefined}>
          <a href={local(href)}>
            {name}
            <span>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
