import { longDay } from '../../platform/us-date.ts'
import { type FactId, federalFacts } from './federal-facts.ts'

/** What the law says, each with its citation and the day it was read. */
export function FactLines({ facts }: { facts: readonly FactId[] }) {
  if (facts.length === 0) return null
  return (
    <ul className="fine fact-lines">
      {facts.map((id) => {
        const { text, citation, href, reviewed } = federalFacts[id]
        return (
          <li key={id}>
            {text}{' '}
            <a href={href}>
              {citation}
              <span className="hidden">, read {longDay(reviewed)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
