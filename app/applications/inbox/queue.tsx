import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { statusLabels } from '../application.ts'
import { type ApplicationList, listHref } from './application-list.ts'
import { fieldOf, type QueueLine } from './inbox-view.ts'
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
  return (
    <nav className="caselist" aria-label="Applications in this list">
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
                {isMixed && <b>{line.isSpam ? 'Spam' : statusLabels[line.status]}. </b>}
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
            More of this list
          </Link>
        </p>
      )}
    </nav>
  )
}

function Pick({ line }: { line: QueueLine }) {
  return (
    <label className="pick">
      <input type="checkbox" name="application" form="many" value={fieldOf(line)} />
      <VisuallyHidden>Select {line.name}</VisuallyHidden>
    </label>
  )
}

function DueMark({ line: { due, sentAt } }: { line: QueueLine }) {
  if (!due)
    return (
      <span className="due sent">
        <VisuallyHidden>Sent </VisuallyHidden>
        <BriefTime at={sentAt} />
      </span>
    )
  return (
    <span className={`due ${due.tone === 'today' ? 'now' : due.tone}`}>
      {due.tone === 'late' && <TriangleAlert aria-hidden="true" />}
      <VisuallyHidden>Due: </VisuallyHidden>
      {due.text}
    </span>
  )
}

const sizes: Record<ApplicationList['name'], string> = {
  new: 'new',
  contacted: 'contacted',
  'in-progress': 'in progress',
  approved: 'approved',
  closed: 'closed',
  due: 'due today or late',
  spam: 'that look like spam',
}

export function captionOf({ name }: ApplicationList, count: string) {
  return name === 'spam' ? `${count} ${sizes[name]}, newest first` : `${count} ${sizes[name]}, by due date`
}

export function openHref(list: ApplicationList) {
  return (line: QueueLine) => listHref(list, line.id)
}
