import type { TownLink } from '../sections.ts'

export function TownList({ towns, highlighted = 0 }: { towns: TownLink[]; highlighted?: number }) {
  return (
    <ul className="towns">
      {towns.map(({ name, href, note }, index) => (
        <li key={href} className={index < highlighted ? 'first' : undefined}>
          <a href={href}>
            {name}
            <span>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
