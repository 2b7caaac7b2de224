import { Check, ChevronDown, Hourglass, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { dayIn } from '../platform/time-zone.ts'
import { buttonClass } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { useHomeZone } from '../ui/local-time.tsx'
import type { Refused } from './decision.ts'
import type { Finding, Note } from './finding.ts'
import { goLiveWords } from './go-live-words.ts'
import { DecideForm, ReopenForm } from './note-forms.tsx'
import type { Link as Address, Gravity, Law } from './rule.ts'
import { SpotList } from './spot-list.tsx'

/** The word says it; icon and color say it again. */
const icons: Record<Gravity | 'decided', LucideIcon> = {
  stop: OctagonAlert,
  first: TriangleAlert,
  later: Hourglass,
  decided: Check,
}

type Props = {
  finding: Finding
  /** Shown in full from the start. */
  isOpen: boolean
  refused: Refused | null
}

export function FindingEntry({ finding, isOpen, refused }: Props) {
  const { id, title, gravity, law, why, todo, mend, spots, note, isDecided } = finding
  const grade = isDecided ? 'decided' : gravity
  const words = useWords(goLiveWords)
  const Icon = icons[grade]
  return (
    <li className={grade} id={id}>
      <details open={isOpen || refused !== null}>
        <summary>
          <span className="grade">
            <Icon size={20} aria-hidden="true" />
            {words.grades[grade]}
          </span>
          <h2>{title}</h2>
          <ChevronDown className="fold" size={20} aria-hidden="true" />
        </summary>
        <div className="body">
          <p>{why}</p>
          <dl>
            <div>
              <dt>{words.found}</dt>
              <dd>
                <SpotList spots={spots} />
              </dd>
            </div>
            <div>
              <dt>{words.rule}</dt>
              <dd>
                <LawLink law={law} />
              </dd>
            </div>
            <div>
              <dt>{words.todo}</dt>
              <dd>{todo}</dd>
            </div>
          </dl>
          {note && <Verdict note={note} isDecided={isDecided} />}
          <div className="actions">
            <MendLink mend={mend} />
            {isDecided ? (
              <ReopenForm id={id} title={title} />
            ) : (
              <DecideForm finding={finding} refused={refused} />
            )}
          </div>
        </div>
      </details>
    </li>
  )
}

function LawLink({ law: { cite, href } }: { law: Law }) {
  if (!href) return cite
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {cite}
    </a>
  )
}

function Verdict({ note: { reason, actor, createdAt }, isDecided }: { note: Note; isDecided: boolean }) {
  const words = useWords(goLiveWords)
  const timeZone = useHomeZone()
  return (
    <div className={isDecided ? 'verdict' : 'verdict old'}>
      <p>{words.decided(dayIn(createdAt, timeZone), actor, reason)}</p>
      {!isDecided && (
        <p>
          <strong>{words.decideAgain}</strong>
        </p>
      )}
    </div>
  )
}

/** Pages of the admin area open here, the site's own in another tab. */
function MendLink({ mend: { href, label } }: { mend: Address }) {
  const className = buttonClass({ variant: 'line', tight: true })
  if (href.startsWith('/admin'))
    return (
      <Link className={className} to={href}>
        {label}
      </Link>
    )
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {label}
    </a>
  )
}
