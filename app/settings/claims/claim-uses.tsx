import type { Use } from '../../claims/claim-use.ts'

const atFirst = 3
const many = 8

/** The sentences, each with its pages; the rest behind a fold. */
export function ClaimUses({ uses }: { uses: Use[] }) {
  const rest = uses.slice(atFirst)
  return (
    <div className="uses small">
      <UseList uses={uses.slice(0, atFirst)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <UseList uses={rest} />
        </details>
      )}
    </div>
  )
}

function UseList({ uses }: { uses: Use[] }) {
  return (
    <ul>
      {uses.map(({ text, places }) => (
        <li key={text}>
          “{text}”{' '}
          <span className="soft">
            {places.length > many && `${places.length} kinds of pages, such as `}
            {places.slice(0, many > places.length ? many : 3).map(({ page, path }, index) => (
              <span key={page}>
                {index > 0 && ', '}
                <a href={path} target="_blank" rel="noopener">
                  {page}
                </a>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
