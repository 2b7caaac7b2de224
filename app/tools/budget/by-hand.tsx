import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { pageWords } from './page-words.ts'

/** To fill in with a pen, for who has no JavaScript. */
export function ByHand() {
  const { heading, lead, rows } = useWords(pageWords).byHand
  return (
    <section className="section unscripted">
      <div className="wrap budget">
        <div className="beside">
          <h2>{heading}</h2>
          <p className="small soft">
            {lead((label) => (
              <PageLink href="/states">{label}</PageLink>
            ))}
          </p>
        </div>
        <dl className="budget-slip by-hand">
          {rows.map((row) => (
            <div key={row}>
              <dt>{row}</dt>
              <dd>{'$'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
