import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Style } from '../../ui/style.tsx'
import { closedReasons } from '../application.ts'
import { listHref } from './application-list.ts'
import css from './case-facts.css?inline'
import { CaseForm } from './case-forms.tsx'
import { dayAfter } from './day.ts'
import type { InboxView, OpenApplication } from './inbox-view.ts'
import { Kbd } from './kbd.tsx'
import { actions, places } from './places.ts'
import { ShortTime } from './short-time.tsx'
import { StoryInvitation } from './story-invitation.tsx'
import { mailHref, phoneHref } from './ways.ts'

type Props = { open: OpenApplication; here: string; afterwards: string } & Pick<
  InboxView,
  'assignees' | 'viewer' | 'today'
>

/** When, who, by which way, with which yes, and what there was before. */
export function CaseFacts({ open, here, afterwards, assignees, viewer, today }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="casefacts" tabIndex={0} aria-label="Follow-up and permissions">
      <Style name="case-facts" css={css} layer="page" />
      <StoryInvitation open={open} here={here} />
      <FollowUp open={open} here={here} today={today} />
      <Whose open={open} here={here} assignees={assignees} viewer={viewer} />
      {open.status !== 'closed' && <Close open={open} here={afterwards} />}
      <Reach open={open} />
      <Paid open={open} here={here} />
      <Yes open={open} />
      <Earlier open={open} />
      <CaseForm action={actions.flag} application={open} back={afterwards}>
        <Button variant="quiet" tight name="spam" value={open.isSpam ? 'no' : 'yes'}>
          {open.isSpam ? 'This is not spam' : 'Flag as spam'}
        </Button>
      </CaseForm>
    </section>
  )
}

function FollowUp({ open, here, today }: { open: OpenApplication; here: string; today: string }) {
  const chips = [
    ['Today', today],
    ['Tomorrow', dayAfter(today, 1)],
    ['In a week', dayAfter(today, 7)],
    ['None', ''],
  ] as const
  return (
    <div>
      <h2>Follow-up</h2>
      <CaseForm className="inline" action={actions.followUp} application={open} back={here}>
        <label className="hidden" htmlFor={places.followUp}>
          Follow-up date
        </label>
        <input
          className="field"
          id={places.followUp}
          name="day"
          type="date"
          key={`${open.id}-${open.followUp}`}
          defaultValue={open.followUp ?? ''}
        />
        <Button variant="line" tight>
          Save <Kbd name="followUp" />
        </Button>
      </CaseForm>
      <CaseForm className="chips" action={actions.followUp} application={open} back={here}>
        {chips.map(([label, day]) => (
          <button
            key={label}
            type="submit"
            name="day"
            value={day}
            aria-pressed={(open.followUp ?? '') === day}
          >
            {label}
          </button>
        ))}
      </CaseForm>
    </div>
  )
}

type WhoseProps = { open: OpenApplication; here: string } & Pick<InboxView, 'assignees' | 'viewer'>

function Whose({ open, here, assignees, viewer }: WhoseProps) {
  return (
    <div>
      <h2>Whose case</h2>
      <CaseForm className="inline" action={actions.assign} application={open} back={here}>
        <label className="hidden" htmlFor={places.assign}>
          Assigned to
        </label>
        <select
          className="field"
          id={places.assign}
          name="assignee"
          key={`${open.id}-${open.assignedTo}`}
          defaultValue={open.assignedTo ?? ''}
        >
          <option value="">Nobody</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === viewer.id ? `You (${name})` : name}
            </option>
          ))}
        </select>
        <Button variant="line" tight>
          Assign <Kbd name="assign" />
        </Button>
      </CaseForm>
    </div>
  )
}

function Close({ open, here }: { open: OpenApplication; here: string }) {
  return (
    <div>
      <h2>Close it</h2>
      <CaseForm className="inline" action={actions.move} application={open} back={here}>
        <input type="hidden" name="move" value="close" />
        <label className="hidden" htmlFor={places.close}>
          Reason for closing
        </label>
        <select className="field" id={places.close} name="reason" required key={open.id} defaultValue="">
          <option value="">Why?</option>
          {Object.entries(closedReasons).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </select>
        <Button variant="line" tight>
          Close <Kbd name="close" />
        </Button>
      </CaseForm>
    </div>
  )
}

function Reach({ open: { phone, email, mayContact } }: { open: OpenApplication }) {
  return (
    <div>
      <h2>Reach</h2>
      <dl className="ways">
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>{mayContact ? <a href={phoneHref('tel', phone)}>{phone}</a> : phone}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt>E-mail</dt>
            <dd>{mayContact ? <a href={mailHref(email)}>{email}</a> : email}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** Nothing is charged here: somebody says what was paid elsewhere. */
function Paid({ open, here }: { open: OpenApplication; here: string }) {
  return (
    <div>
      <h2>Payments</h2>
      <details>
        <summary>Note a payment</summary>
        <CaseForm className="inline" action={actions.note} application={open} back={here}>
          <input type="hidden" name="kind" value="paid" />
          <Select label="What for" name="item">
            {open.costs.map(({ name, amount }) => (
              <option key={name} value={name}>
                {name} ({amount})
              </option>
            ))}
            <option value="Other">Something else</option>
          </Select>
          <Field label="How much" name="amount" required maxLength={60} autoComplete="off" />
          <Button variant="line" tight>
            Note it
          </Button>
        </CaseForm>
      </details>
    </div>
  )
}

function Yes({ open }: { open: OpenApplication }) {
  const wordings = open.yes.flatMap(({ wordings: all }) => all)
  return (
    <div>
      <h2>What they said yes to</h2>
      <ul className="yesno">
        {open.yes.map(({ kind, label, isGiven }) => (
          <li key={kind}>
            <b className={isGiven ? 'y' : 'n'}>{isGiven ? 'yes' : 'no'}</b> {label}
          </li>
        ))}
      </ul>
      {wordings.length > 0 && (
        <details>
          <summary>The wording they saw</summary>
          {wordings.map(({ words, version, page, givenAt, withdrawnAt }) => (
            <p className="fine" key={`${givenAt.toISOString()}-${words}`}>
              “{words}” Version {version}, on {page}. Yes on <ShortTime at={givenAt} />
              {withdrawnAt && (
                <>
                  , taken back on <ShortTime at={withdrawnAt} />
                </>
              )}
              .
            </p>
          ))}
        </details>
      )}
    </div>
  )
}

function Earlier({ open: { earlier } }: { open: OpenApplication }) {
  if (earlier.length === 0) return null
  const isByPhone = earlier.some(({ by }) => by === 'phone')
  const isByMail = earlier.some(({ by }) => by === 'email')
  const by = [isByMail && 'e-mail address', isByPhone && 'phone number'].filter(Boolean).join(' or ')
  return (
    <div>
      <h2>Other applications</h2>
      <ul className="earlier">
        {earlier.map(({ id, list, at, text }) => (
          <li key={id}>
            <Link to={listHref(list, id)}>
              <ShortTime at={at} />
            </Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="fine">Found by the same {by}.</p>
    </div>
  )
}
