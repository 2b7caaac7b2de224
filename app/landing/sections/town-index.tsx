import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import { LetterLinks } from './letters.tsx'
import css from './town-index.css?inline'

export function TownIndex({ letters }: SectionProps['townIndex']) {
  return (
    <div className="wrap townindex">
      <Style name="town-index" css={css} layer="page" />
      <nav aria-label="Letters">
        <LetterLinks
          letters={letters.map(({ letter, towns }) => ({ letter, count: towns.length, href: `#${letter}` }))}
        />
      </nav>
      {letters.map(({ letter, towns }) => (
        <section key={letter} id={letter} className="afar">
          <h2>{letter}</h2>
          <ul>
            {towns.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
