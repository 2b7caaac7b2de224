import { stateNameOf } from '../../platform/us-states.ts'
import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { AllStateRights } from '../state-rights.ts'
import { aroundWords } from './around-words.ts'

type Props = { code: string; states: AllStateRights | null }

/** The law of the state and who helps there. Without a state, or without the file, it says where to read it. */
export function StatePart({ code, states }: Props) {
  const { state: words } = useWords(aroundWords)
  const state = states?.[code]
  if (!code || !state)
    return (
      <>
        <h2>{words.heading}</h2>
        <p>
          {words.general(
            (label) => (
              <PageLink href="/states">{label}</PageLink>
            ),
            (label) => (
              <PageLink href="/legal-aid">{label}</PageLink>
            ),
          )}
        </p>
      </>
    )
  const { rights, notOnFile, aid } = state
  return (
    <>
      <h2>{words.inState(stateNameOf(code))}</h2>
      <h3>{words.aid}</h3>
      <p className="small soft">
        {words.aidFor} {aid.length > 1 && words.anyOfThem}
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
          <h3>{words.rights}</h3>
          <ul className="fine state-rights">
            {rights.map(({ title, text, statute, href, asOf }) => (
              <li key={title}>
                <b>{`${title}.`}</b> {text} <a href={href}>{statute}</a>
                {`, ${words.checked(asOf)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {notOnFile.length > 0 && <p className="fine">{words.notOnFile(notOnFile)}</p>}
    </>
  )
}
