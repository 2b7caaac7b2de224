import { Link } from 'react-router'
import { ButtonStyle, buttonClass } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { useWords } from '../ui/language.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Style } from '../ui/style.tsx'
import type { Refused } from './decision.ts'
import { countsOf, type Finding } from './finding.ts'
import { FindingEntry } from './finding-entry.tsx'
import { GateArt } from './gate-art.tsx'
import css from './go-live-page.css?inline'
import { goLiveWords } from './go-live-words.ts'
import { gravities } from './rule.ts'

type Props = {
  at: Date
  findings: Finding[]
  /** The public address, when the site has one. */
  openAt: string | null
  refused: Refused | null
}

export function GoLivePage({ at, findings, openAt, refused }: Props) {
  const words = useWords(goLiveWords)
  const counts = countsOf(findings)
  // Of a long list only the gravest are spread out; the others are a line each.
  const gravest = gravities.find((gravity) => counts[gravity] > 0)
  const failures = findings.flatMap(({ id, title }) =>
    refused?.rule === id ? [{ name: id, message: words.decide.problem(title, refused.error) }] : [],
  )
  return (
    <div className="golive">
      <Style name="go-live-page" css={css} layer="page" />
      <ButtonStyle rare />
      <ErrorSummary title={words.decide.notKept} failures={failures} hasFocus />
      <header>
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.answer(counts)}</p>
          <p className="small soft">{words.readAt(<LocalTime at={at} />)}</p>
        </div>
        <GateArt isOpen={counts.stop + counts.first === 0} />
      </header>
      <ul className="tally">
        {[...gravities, 'decided' as const].map((name) => (
          <li key={name} className={name === 'decided' ? 'ok' : name}>
            <b>{counts[name]}</b> <span>{words.tally[name](counts[name])}</span>
          </li>
        ))}
      </ul>
      <div className="again">
        <p className="small soft">{openAt ? words.isOpen(openAt) : words.isLocal}</p>
        <Link className={buttonClass({ variant: 'quiet', tight: true })} to="/admin/go-live">
          {words.lookAgain}
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
