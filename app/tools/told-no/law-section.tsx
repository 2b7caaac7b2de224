import { longDay } from '../../platform/us-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { factIds, federalFacts, federalReviewed, federalSections } from './federal-facts.ts'
import { federalWords } from './federal-words.ts'
import css from './law-section.css?inline'

/** The United States Code as Cornell keeps it. */
const code = 'https://www.law.cornell.edu/uscode/text'

/** Every fact of federal law the plan stands on, with its citation and the day it was read. */
export function LawSection() {
  const language = useLanguage()
  const words = federalWords[language]
  return (
    <section className="section noprint law" aria-labelledby="law">
      <Style name="law-section" css={css} layer="page" />
      <div className="wrap plan">
        <div>
          <h2 id="law">{words.heading}</h2>
          <p className="small soft">{words.lead}</p>
        </div>
        <ul>
          {factIds.map((id) => (
            <li key={id} id={`law-${id}`}>
              {words.facts[id]}{' '}
              <small>
                {words.read(
                  <a href={`${code}/${federalSections[id]}`}>{federalFacts[id].citation}</a>,
                  longDay(federalReviewed, language),
                )}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
