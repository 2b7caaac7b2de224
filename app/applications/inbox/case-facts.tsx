import { Link } from 'react-router'
import { addDays, type Day } from '../../platform/calendar-day.ts'
import { phoneHref } from '../../platform/us-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useFocusBack } from '../../ui/focus-back.ts'
import { Kbd } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { listHref } from './application-list.ts'
import { caseFactWords } from './case-fact-words.ts'
import css from './case-facts.css?inline'
import { CaseForm, ReasonOptions } from './case-forms.tsx'
import { followUpDays, inDays } from './follow-up-day.ts'
import type { InboxView, OpenApplication } from './inbox-view.ts'
import { inboxKeys } from './keys.ts'
import { actions, places } from './places.ts'
import { ShortTime } from './short-time.tsx'
import { StoryInvitation } from './story-invitation.tsx'
import { newestOf } from './timeline.ts'
import { mailHref } from './ways.ts'

type Props = { open: OpenApplication; here: string; afterwards: string } & Pick<
  InboxView,
  'assignees' | 'viewer' | 'today' | 'formSaid'
>

/** When, who, by which way, with which yes, and what there was before. */
export function CaseFacts({ open, here, afterwards, assignees, viewer, today, formSaid }: Props) {
  const words = useWords(caseFactWords)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="casefacts" tabIndex={0} aria-label={words.label}>
      <Style name="case-facts" css={css} layer="page" />
      <StoryInvitation open={open} here={here} />
      <FollowUp open={open} here={here} today={today} />
      <Whose open={open} here={here} assignees={assignees} viewer={viewer} />
      {open.status !== 'closed' && <Close open={open} here={afterwards} />}
      <Reach open={open} />
      <Paid open={open} here={here} formSaid={formSaid} />
      <Yes open={open} here={here} />
      <Earlier open={open} />
      <CaseForm action={actions.flag} application={open} back={afterwards}>
        <Button variant="quiet" tight name="spam" value={open.isSpam ? 'no' : 'yes'}>
          {open.isSpam ? words.notSpam : words.spam}
        </Button>
      </CaseForm>
    </section>
  )
}

function FollowUp({ open, here, today }: { open: OpenApplication; here: string; today: Day }) {
  const { followUp: words } = useWords(caseFactWords)
  const keepFocus = useFocusBack(open)
  const chips = Object.entries(followUpDays) as [keyof typeof followUpDays, number][]
  return (
    <div>
      <h2>{words.title}</h2>
      <CaseForm
        className="inline"
        action={actions.followUp}
        application={open}
        back={here}
        onSubmit={() => keepFocus()}
      >
        <label className="hidden" htmlFor={places.followUp}>
          {words.date}
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
          {words.save} <Kbd of={inboxKeys.followUp} />
        </Button>
      </CaseForm>
      <CaseForm className="chips" action={actions.followUp} application={open} back={here}>
        {chips.map(([name, days]) => (
          <button
            key={name}
            type="submit"
            name="day"
            value={inDays(days)}
            aria-pressed={open.followUp === addDays(today, days)}
          >
            {words[name]}
          </button>
        ))}
        <button type="submit" name="day" value="" aria-pressed={!open.followUp}>
          {words.none}
        </button>
      </CaseForm>
    </div>
  )
}

type WhoseProps = { open: OpenApplication; here: string } & Pick<InboxView, 'assignees' | 'viewer'>

function Whose({ open, here, assignees, viewer }: WhoseProps) {
  const { whose: words } = useWords(caseFactWords)
  return (
    <div>
      <h2>{words.title}</h2>
      <CaseForm className="inline" action={actions.assign} application={open} back={here}>
        <label className="hidden" htmlFor={places.assign}>
          {words.label}
        </label>
        <select
          className="field"
          id={places.assign}
          name="assignee"
          key={`${open.id}-${open.assignedTo}`}
          defaultValue={open.assignedTo ?? ''}
        >
          <option value="">{words.nobody}</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === viewer.id ? words.you(name) : name}
            </option>
          ))}
        </select>
        <Button variant="line" tight>
          {words.assign} <Kbd of={inboxKeys.assign} />
        </Button>
      </CaseForm>
    </div>
  )
}

function Close({ open, here }: { open: OpenApplication; here: string }) {
  const { close: words } = useWords(caseFactWords)
  return (
    <div>
      <h2>{words.title}</h2>
      <CaseForm className="inline" action={actions.move} application={open} back={here}>
        <input type="hidden" name="move" value="close" />
        <label className="hidden" htmlFor={places.close}>
          {words.reason}
        </label>
        <select className="field" id={places.close} name="reason" required defaultValue="">
          <ReasonOptions question={words.why} />
        </select>
        <Button variant="line" tight>
          {words.close} <Kbd of={inboxKeys.close} />
        </Button>
      </CaseForm>
    </div>
  )
}

function Reach({ open: { phone, email, mayContact } }: { open: OpenApplication }) {
  const { reach: words } = useWords(caseFactWords)
  return (
    <div>
      <h2>{words.title}</h2>
      <dl className="ways">
        {phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>{mayContact ? <a href={phoneHref('tel', phone)}>{phone}</a> : phone}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{words.email}</dt>
            <dd>{mayContact ? <a href={mailHref(email)}>{email}</a> : email}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

type PaidProps = { open: OpenApplication; here: string } & Pick<InboxView, 'formSaid'>

/** Nothing is charged here: somebody says what was paid elsewhere. */
function Paid({ open, here, formSaid }: PaidProps) {
  const { payments: words } = useWords(caseFactWords)
  return (
    <div>
      <h2>{words.title}</h2>
      {formSaid && (
        <p className="fine">
          {words.formSaid} <span lang={open.language}>{formSaid}</span>
        </p>
      )}
      <details key={newestOf(open.timeline, ['paid'])}>
        <summary>{words.note}</summary>
        <CaseForm className="inline" action={actions.note} application={open} back={here}>
          <input type="hidden" name="kind" value="paid" />
          <Select label={words.item} name="item">
            {open.costs.map(({ name, amount }) => (
              <option key={name} value={name}>
                {words.cost(name, amount)}
              </option>
            ))}
            <option value="Other">{words.other}</option>
          </Select>
          <Field label={words.amount} name="amount" required maxLength={60} autoComplete="off" />
          <Button variant="line" tight>
            {words.save}
          </Button>
        </CaseForm>
      </details>
    </div>
  )
}

function Yes({ open, here }: { open: OpenApplication; here: string }) {
  const { consents: words } = useWords(caseFactWords)
  const wordings = open.yes.flatMap(({ wordings: all }) => all)
  return (
    <div>
      <h2>{words.title}</h2>
      <ul className="yesno">
        {open.yes.map(({ kind, label, isGiven }) => (
          <li key={kind}>
            <b className={isGiven ? 'y' : 'n'}>{isGiven ? words.yes : words.no}</b> {label}
            {isGiven && (
              <details>
                <summary>
                  {words.takenBack}
                  <VisuallyHidden> {label}</VisuallyHidden>
                </summary>
                <p className="fine">{words.takenBackMeans}</p>
                <CaseForm action={actions.takenBack} application={open} back={here}>
                  <Button variant="danger" tight name="kind" value={kind}>
                    {words.noteTakenBack}
                  </Button>
                </CaseForm>
              </details>
            )}
          </li>
        ))}
      </ul>
      {wordings.length > 0 && (
        <details>
          <summary>{words.seen}</summary>
          {wordings.map(({ words: text, version, page, givenAt, withdrawnAt }) => (
            <p className="fine" key={`${givenAt.toISOString()}-${text}`}>
              {words.wording({
                text,
                version,
                page,
                given: <ShortTime at={givenAt} />,
                takenBack: withdrawnAt && <ShortTime at={withdrawnAt} />,
              })}
            </p>
          ))}
        </details>
      )}
    </div>
  )
}

function Earlier({ open: { earlier } }: { open: OpenApplication }) {
  const { others: words } = useWords(caseFactWords)
  if (earlier.length === 0) return null
  const isByPhone = earlier.some(({ by }) => by === 'phone')
  const isByMail = earlier.some(({ by }) => by === 'email')
  const oneWay = isByMail ? words.byEmail : words.byPhone
  return (
    <div>
      <h2>{words.title}</h2>
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
      <p className="fine">{isByMail && isByPhone ? words.byBoth : oneWay}</p>
    </div>
  )
}
