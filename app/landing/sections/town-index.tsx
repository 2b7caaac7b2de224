import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import { LetterLinks } from './letters.tsx'
import css from './town-index.css?inline'

export function TownIndex({ letters }: SectionProps['townIndex']) {
  const words = useWords(placesWords)
  return (
    <div className="wrap townindex">
      <Style name="town-index" css={css} layer="page" />
      <nav aria-label={words.letters}>
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
                <PageLink href={href}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
