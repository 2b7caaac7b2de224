import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { fieldOf } from '../../platform/seen-row.ts'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { statusWords } from '../status-words.ts'
import { type ApplicationList, listHref } from './application-list.ts'
import type { QueueLine } from './inbox-view.ts'
import { inboxWords } from './inbox-words.ts'
import { places } from './places.ts'
import css from './queue.css?inline'
import { BriefTime } from './short-time.tsx'

type Props = {
  lines: QueueLine[]
  currentId?: string
  hrefOf: (line: QueueLine) => string
  /** Above the list: what it is. */
  caption: string
  /** Shows the status of each, where a list mixes them. */
  isMixed?: boolean
  nextHref?: string | null
  isPicking?: boolean
}

/** The list: one is open, many may be picked. */
export function Queue({ lines, currentId, hrefOf, caption, isMixed, nextHref, isPicking = true }: Props) {
  const { queue: words } = useWords(inboxWords)
  const { statuses, spam } = useWords(statusWords)
  return (
    <nav className="caselist" id={places.list} aria-label={words.label}>
      <Style name="case-queue" css={css} layer="page" />
      <p className="sort">{caption}</p>
      <ol>
        {lines.map((line) => (
          <li key={line.id} className={isPicking ? undefined : 'plain'}>
            {isPicking && <Pick line={line} />}
            <Link to={hrefOf(line)} aria-current={line.id === currentId || undefined}>
              <b>{line.name}</b>
              <DueMark line={line} />
              <span>{line.about}</span>
              <span className="last">
                {isMixed && <b>{words.status(line.isSpam ? spam : statuses[line.status])} </b>}
                {line.isUnanswered && <b className="unanswered">{words.unanswered} </b>}
                {line.last}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {nextHref && (
        <p className="older">
          <ButtonStyle />
          <Link className={buttonClass({ variant: 'line', tight: true })} to={nextHref}>
            {words.more}
          </Link>
        </p>
      )}
    </nav>
  )
}

function Pick({ line }: { line: QueueLine }) {
  const { queue: words } = useWords(inboxWords)
  return (
    <label className="pick">
      <input type="checkbox" name="application" form="many" value={fieldOf(line)} />
      <VisuallyHidden>{words.select(line.name)}</VisuallyHidden>
    </label>
  )
}

function DueMark({ line: { due, sentAt } }: { line: QueueLine }) {
  const { queue: words } = useWords(inboxWords)
  const spoken = (said: string) => <VisuallyHidden>{said}</VisuallyHidden>
  if (!due) return <span className="due sent">{words.sent(spoken, <BriefTime at={sentAt} />)}</span>
  return (
    <span className={`due ${due.tone === 'today' ? 'now' : due.tone}`}>
      {due.tone === 'late' && <TriangleAlert aria-hidden="true" />}
      {words.due(spoken, due.text)}
    </span>
  )
}

export function openHref(list: ApplicationList) {
  return (line: QueueLine) => listHref(list, line.id)
}
