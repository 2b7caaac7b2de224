import type { Place, Use } from '../../claims/claim-use.ts'
import { useWords } from '../../ui/language.ts'
import { claimsPageWords } from './claims-page-words.ts'

const atFirst = 3
const many = 8

/** The sentences, each with its pages; the rest behind a fold. */
export function ClaimUses({ uses }: { uses: Use[] }) {
  const { more } = useWords(claimsPageWords).uses
  const rest = uses.slice(atFirst)
  return (
    <div className="uses small">
      <UseList uses={uses.slice(0, atFirst)} />
      {rest.length > 0 && (
        <details>
          <summary>{more(rest.length)}</summary>
          <UseList uses={rest} />
        </details>
      )}
    </div>
  )
}

function UseList({ uses }: { uses: Use[] }) {
  const { quoted } = useWords(claimsPageWords).uses
  return (
    <ul>
      {uses.map(({ text, places }) => (
        <li key={text}>
          {quoted(text)}{' '}
          <span className="soft">
            <Pages places={places} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Pages({ places }: { places: Place[] }) {
  const { pages, pagesSuchAs } = useWords(claimsPageWords).uses
  const links = places.map(({ page, path }) => (
    <a key={page} href={path} target="_blank" rel="noopener">
      {page}
    </a>
  ))
  return links.length > many ? pagesSuchAs(links.length, links.slice(0, 3)) : pages(links)
}
