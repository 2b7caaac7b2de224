import { fieldId } from '../ui/asked.tsx'
import { type Answer, finderPath } from './answer.ts'
import { FinderMap } from './finder-map.tsx'
import { TownRows } from './town-rows.tsx'

/** What stands below the form; it comes alone while somebody types, so its CSS is the page's. */
export function FinderAnswer({ answer, query }: { answer: Answer; query: string }) {
  if (answer.kind === 'start') return answer.local && <p className="wrap local">{answer.local}</p>
  if (answer.kind === 'problem') return <Problem {...answer} />
  const isFound = answer.kind === 'found'
  return (
    <section className="section onDoor" data-address={finderPath + query}>
      <div className={isFound ? 'wrap reach' : 'wrap'}>
        <header>
          <h2>{answer.heading}</h2>
          <p className="small soft">{answer.rules}</p>
          {isFound && answer.own && <p className="small soft">{answer.own}</p>}
        </header>
        {isFound ? <Found {...answer} /> : <None {...answer} />}
      </div>
    </section>
  )
}

function Found({ map, counts, rows, source }: Extract<Answer, { kind: 'found' }>) {
  return (
    <>
      <figure>
        <FinderMap {...map} />
        <figcaption className="legend">
          <span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="less" d="M12 12h0" />
            </svg>
            {`fits (${counts.fitting})`}
          </span>
          <span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="more" d="M12 12h0" />
              <path className="hole" d="M12 12h0" />
            </svg>
            {`costs more (${counts.dearer})`}
          </span>
        </figcaption>
      </figure>
      <div>
        <TownRows rows={rows} />
        <p className="fine">{source}</p>
      </div>
    </>
  )
}

function None({ lead, changes, source }: Extract<Answer, { kind: 'none' }>) {
  return (
    <>
      <p className="lead">{lead}</p>
      <ul className="changes">
        {changes.map(({ text, label, href }) => (
          <li key={href}>
            <p>{text}</p>
            <a href={`${href}#answer`}>{label}</a>
          </li>
        ))}
      </ul>
      <p className="fine">{source}</p>
    </>
  )
}

function Problem({ heading, errors, choices }: Extract<Answer, { kind: 'problem' }>) {
  return (
    <section className="wrap problem">
      <h2>{heading}</h2>
      <ul>
        {Object.entries(errors).map(([name, words]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{words}</a>
          </li>
        ))}
      </ul>
      {choices.length > 0 && (
        <ul>
          {choices.map(({ label, note, href }) => (
            <li key={href}>
              <a href={`${href}#answer`}>
                {label}
                <small>{note}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
