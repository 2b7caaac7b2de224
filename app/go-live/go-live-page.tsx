import { Link } from 'react-router'
import { ButtonStyle, buttonClass } from '../ui/button.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { Style } from '../ui/style.tsx'
import type { Refused } from './decision.ts'
import { type Counts, countsOf, type Finding } from './finding.ts'
import { FindingEntry } from './finding-entry.tsx'
import { GateArt } from './gate-art.tsx'
import css from './go-live-page.css?inline'
import { gravities } from './rule.ts'

type Props = {
  at: Date
  findings: Finding[]
  /** The public address, when the site has one. */
  openAt: string | null
  refused: Refused | null
}

export function GoLivePage({ at, findings, openAt, refused }: Props) {
  const counts = countsOf(findings)
  // Of a long list only the gravest are spread out; the others are a line each.
  const gravest = gravities.find((gravity) => counts[gravity] > 0)
  return (
    <div className="golive">
      <Style name="go-live-page" css={css} layer="page" />
      <ButtonStyle rare />
      <header>
        <div>
          <h1>Ready to open?</h1>
          <p className="lead">{leadWords(counts)}</p>
          <p className="small soft">
            Read from the pages as they are now, <LocalTime at={at} />. This is a list to take to a lawyer. It
            is not legal advice.
          </p>
        </div>
        <GateArt isOpen={counts.stop + counts.first === 0} />
      </header>
      <ul className="tally">
        {tally(counts).map(({ name, count, label }) => (
          <li key={name} className={name}>
            <b>{count}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="again">
        <p className="small soft">
          {openAt
            ? `Visitors see the site at ${openAt} already. Nothing here closes it: mend what is grave now.`
            : 'Only this computer reaches the site so far. Nothing here opens or closes it: you do, with its address.'}
        </p>
        <Link className={buttonClass({ variant: 'quiet', tight: true })} to="/admin/go-live">
          Look again
        </Link>
      </div>
      <ol className="findings">
        {findings.map((finding) => (
          <FindingEntry
            // Anew when it is decided or found otherwise: folded or open as it then should be.
            key={`${finding.id} ${finding.mark} ${finding.isDecided}`}
            finding={finding}
            isOpen={!finding.isDecided && finding.gravity === gravest}
            refused={refused?.rule === finding.id ? refused : null}
          />
        ))}
      </ol>
    </div>
  )
}

function leadWords({ stop, first, later }: Counts) {
  if (stop > 0) {
    const stops = stop === 1 ? '1 thing stops you' : `${stop} things stop you`
    return `Not yet. ${stops}${first > 0 ? `, ${first} ${first === 1 ? 'comes' : 'come'} first` : ''}.`
  }
  if (first > 0) return `Nearly. ${first === 1 ? '1 thing comes' : `${first} things come`} first.`
  const waiting = later === 0 ? '' : ` ${later === 1 ? '1 thing' : `${later} things`} can wait.`
  return `Yes, as far as this page can see.${waiting}`
}

function tally({ stop, first, later, decided }: Counts) {
  return [
    { name: 'stop', count: stop, label: stop === 1 ? 'stops you' : 'stop you' },
    { name: 'first', count: first, label: 'before opening' },
    { name: 'later', count: later, label: 'can wait' },
    { name: 'ok', count: decided, label: 'decided' },
  ]
}
