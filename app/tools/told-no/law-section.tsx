import { longDay } from '../../platform/us-date.ts'
import { Style } from '../../ui/style.tsx'
import { factIds, federalFacts, federalTexts } from './federal-facts.ts'
import css from './law-section.css?inline'

/** The United States Code as Cornell keeps it. */
const code = 'https://www.law.cornell.edu/uscode/text'

/** Every fact of federal law the plan stands on, with its citation and the day it was read. */
export function LawSection() {
  return (
    <section className="section noprint law" aria-labelledby="law">
      <Style name="law-section" css={css} layer="page" />
      <div className="wrap plan">
        <div>
          <h2 id="law">What the law says</h2>
          <p className="small soft">Federal law. It holds in every state.</p>
        </div>
        <ul>
          {factIds.map((id) => (
            <li key={id} id={`law-${id}`}>
              {federalTexts[id].text}{' '}
              <small>
                <a href={`${code}/${federalTexts[id].section}`}>{federalFacts[id].citation}</a>, read{' '}
                {longDay(federalTexts[id].reviewed)}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
