import { stateNameOf, withArticle } from '../../platform/us-states.ts'
import type { AllStateRights } from '../state-rights.ts'

type Props = { code: string; states: AllStateRights | null }

/** The law of the state and who helps there. Without a state, or without the file, it says where to read it. */
export function StatePart({ code, states }: Props) {
  const state = states?.[code]
  if (!code || !state)
    return (
      <>
        <h2>Your state</h2>
        <p>
          Your state may give you <a href="/states">more rights</a>, and{' '}
          <a href="/legal-aid">free legal aid</a>.
        </p>
      </>
    )
  const { rights, notOnFile, aid } = state
  return (
    <>
      <h2>In {withArticle(stateNameOf(code))}</h2>
      <h3>Free legal aid</h3>
      <p className="small soft">
        For people with little income. {aid.length > 1 && 'Any of them tells you which one is yours.'}
      </p>
      <ul className="aid">
        {aid.map(({ name, phone, website }) => (
          <li key={name}>
            {name}
            {phone ? (
              <a href={`tel:+1${phone.replace(/\D/g, '')}`}>{phone}</a>
            ) : (
              website && <a href={website}>{website.replace(/^https?:\/\/(www\.)?/, '')}</a>
            )}
          </li>
        ))}
      </ul>
      {rights.length > 0 && (
        <>
          <h3>What the law there says</h3>
          <ul className="fine state-rights">
            {rights.map(({ title, text, statute, href, asOf }) => (
              <li key={title}>
                <b>{title}.</b> {text} <a href={href}>{statute}</a>, checked {asOf}
              </li>
            ))}
          </ul>
        </>
      )}
      {notOnFile.length > 0 && (
        <p className="fine">Not on file yet, so ask legal aid: {notOnFile.join(', ').toLowerCase()}.</p>
      )}
    </>
  )
}
