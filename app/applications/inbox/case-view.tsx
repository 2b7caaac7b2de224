import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ApplicationStatus } from '../../db/vocabulary.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { statusWords } from '../status-words.ts'
import { type ApplicationList, listHref } from './application-list.ts'
import { CaseForm } from './case-forms.tsx'
import css from './case-view.css?inline'
import { caseWords } from './case-words.ts'
import { Composer } from './composer.tsx'
import type { InboxView, OpenApplication, TimelineLine } from './inbox-view.ts'
import { actions, places } from './places.ts'
import { ShortTime } from './short-time.tsx'

const tones: Record<ApplicationStatus, 'ok' | 'warn' | 'danger'> = {
  new: 'warn',
  contacted: 'warn',
  'in-progress': 'warn',
  approved: 'ok',
  closed: 'danger',
}

type Props = { open: OpenApplication; list: ApplicationList; here: string } & Pick<
  InboxView,
  'templates' | 'draft' | 'answer' | 'isMailSetUp' | 'viewer'
>

/** One application: what they want, what the rent says, their words, and what happened so far. */
export function CaseView({ open, list, here, ...mail }: Props) {
  const { view: words } = useWords(caseWords)
  const { statuses, spam } = useWords(statusWords)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="case" id={places.case} tabIndex={0} aria-label={words.label(open.name)}>
      <Style name="case-view" css={css} layer="page" />
      <Link className="backlink" to={listHref(list)}>
        <ChevronLeft aria-hidden="true" size={20} />
        {words.back}
      </Link>
      <header>
        <div>
          <h2>
            <span translate="no">{open.name}</span>{' '}
            {open.isDemo && <span className="fine">{words.example}</span>}
          </h2>
          <p>{words.sent(open.reference, <ShortTime at={open.sentAt} />)}</p>
        </div>
        <Tag tone={tones[open.status]}>
          {words.status(
            (spoken) => (
              <VisuallyHidden>{spoken}</VisuallyHidden>
            ),
            open.isSpam ? spam : statuses[open.status],
          )}
        </Tag>
      </header>
      <Standing open={open} />
      {open.unansweredSince && !open.isSpam && (
        <Unanswered open={open} since={open.unansweredSince} here={here} />
      )}
      <dl className="wants">
        {open.wants.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {open.sum && (
        <p className="sum">
          {words.sum(
            (strong) => (
              <b>{strong}</b>
            ),
            open.sum,
          )}
        </p>
      )}
      {open.words && <blockquote>{open.words}</blockquote>}
      <h3>{words.soFar}</h3>
      <Composer key={open.id} open={open} here={here} {...mail} />
      <Timeline lines={open.timeline} />
    </section>
  )
}

function Standing({ open }: { open: OpenApplication }) {
  const { view: words } = useWords(caseWords)
  return (
    <>
      {open.closedReason && <p className="small">{words.closed(open.closedReason)}</p>}
      {open.isWithdrawn && (
        <Notice kind="warning" wide>
          {words.withdrawn(open.name)}
        </Notice>
      )}
      {!open.mayContact && (
        <Notice kind="warning" wide>
          {words.noContact}
        </Notice>
      )}
      {open.isSpam && open.spamFlags.length > 0 && <p className="small">{words.odd(open.spamFlags)}</p>}
    </>
  )
}

function Unanswered({ open, since, here }: { open: OpenApplication; since: Date; here: string }) {
  const { view: words } = useWords(caseWords)
  return (
    <Notice kind="warning" wide role="note">
      <CaseForm className="unanswered" action={actions.note} application={open} back={here}>
        <span>{words.unanswered(open.name, <ShortTime at={since} />)}</span>
        <Button variant="line" tight name="kind" value="answered">
          {words.needsNone}
        </Button>
      </CaseForm>
    </Notice>
  )
}

function Timeline({ lines }: { lines: TimelineLine[] }) {
  const { view: words } = useWords(caseWords)
  return (
    <ol className="timeline">
      {lines.map(({ id, kind, title, text, at, state, notice }) => (
        <li key={id} className={kind}>
          <p className="fine">
            <b>{title}</b> <ShortTime at={at} />
          </p>
          {(text || state) && <p className="told">{words.told(text, state)}</p>}
          {notice && <p className="fine">{notice}</p>}
        </li>
      ))}
    </ol>
  )
}
