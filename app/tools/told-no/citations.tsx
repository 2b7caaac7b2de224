import { Fragment } from 'react'
import { useWords } from '../../ui/language.ts'
import { aroundWords } from './around-words.ts'
import { type FactId, federalFacts } from './federal-facts.ts'

/** What a step stands on; further down the page says it in words. */
export function Citations({ facts }: { facts: readonly FactId[] }) {
  const { law } = useWords(aroundWords)
  if (facts.length === 0) return null
  // Two facts of one section are one citation.
  const cited = [
    ...new Map([...facts].reverse().map((id) => [federalFacts[id].citation, id])).values(),
  ].reverse()
  return (
    <p className="fine citations">
      {law}{' '}
      {cited.map((id, index) => (
        <Fragment key={id}>
          <a href={`#law-${id}`}>{federalFacts[id].citation}</a>
          {index < cited.length - 1 && ', '}
        </Fragment>
      ))}
    </p>
  )
}
