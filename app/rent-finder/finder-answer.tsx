import { MappedTowns } from '../landing/sections/mapped-towns.tsx'
import { fieldId } from '../ui/asked.tsx'
import { useLocalHref } from '../ui/language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { type Answer, finderPath } from './answer.ts'
import { TownRows } from './town-rows.tsx'

type Props = { answer: Answer; query: string }

/** What stands below the form; it comes alone while somebody types, so its CSS is the page's and its id marks it as ours. */
export function FinderAnswer(props: Props) {
  return (
    <div id="answer">
      <Content {...props} />
    </div>
  )
}

function Content({ answer, query }: Props) {
  const local = useLocalHref()
  if (answer.kind === 'start') return answer.local && <p className="wrap local">{answer.local}</p>
  if (answer.kind === 'problem') return <Problem {...answer} />
  const head = (
    <>
      <h2>{answer.heading}</h2>
      <p className="small soft">{answer.rules}</p>
      {answer.kind === 'found' &&
        [answer.paidMore, answer.own].map(
          (said) =>
            said && (
              <p key={said} className="small soft">
                {said}
              </p>
            ),
        )}
    </>
  )
  return (
    <section className="section onDoor" data-address={local(finderPath + query)}>
      {answer.kind === 'found' ? (
        <MappedTowns head={head} map={answer.map}>
          <TownRows rows={answer.rows} />
          <p className="fine">{answer.source}</p>
        </MappedTowns>
      ) : (
        <div className="wrap">
          <header>{head}</header>
          <None {...answer} />
        </div>
      )}
    </section>
  )
}

function None({ lead, changes, source }: Extract<Answer, { kind: 'none' }>) {
  return (
    <>
      <p className="lead">{lead}</p>
      <ul className="changes">
        {changes.map(({ text, link }) => (
          <li key={text}>
            <p>{text}</p>
            {link && <PageLink href={`${link.href}#answer`}>{link.label}</PageLink>}
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
              <PageLink href={`${href}#answer`}>
                {label}
                <small>{note}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
