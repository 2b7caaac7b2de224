import { Mail, MessageSquare, Phone } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button, ButtonLink, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import {
  type ApplicationMove,
  applicationMoves,
  closedReasons,
  movesFrom,
  statusLabels,
} from '../application.ts'
import { type ApplicationList, listHref } from './application-list.ts'
import css from './case-bar.css?inline'
import { CaseForm } from './case-forms.tsx'
import type { InboxView, OpenApplication } from './inbox-view.ts'
import { Kbd } from './kbd.tsx'
import { actions, places } from './places.ts'
import type { InboxKeys } from './use-inbox-keys.ts'
import { phoneHref } from './ways.ts'

type Props = {
  open: OpenApplication
  list: ApplicationList
  lines: InboxView['lines']
  here: string
  afterwards: string
  templates: InboxView['templates']
  keys: InboxKeys
}

/** Under the thumb: call, mail, text, and where the application goes next. */
export function CaseBar({ open, list, lines, here, afterwards, templates, keys }: Props) {
  const at = lines.findIndex(({ id }) => id === open.id)
  const moves = movesFrom(open.status).filter((move) => move !== 'close')
  const [first, ...others] = moves
  return (
    <section className="caseacts one" aria-label="Actions">
      <Style name="case-bar" css={css} layer="page" />
      <Ways open={open} here={here} templates={templates} />
      {first && <MoveForm move={first} open={open} back={afterwards} isNext />}
      {others.map((move) => (
        <MoveForm key={move} move={move} open={open} back={afterwards} />
      ))}
      <p className="keys" aria-hidden="true">
        <Kbd name="followUp" /> follow-up <Kbd name="assign" /> assign <Kbd name="close" /> close{' '}
        <Kbd name="search" /> search
      </p>
      {at >= 0 && (
        <p className="position">
          {at + 1} of {lines.length}
        </p>
      )}
      <Walk id={places.previousLink} line={lines[at - 1]} list={list} name="previous" />
      <Walk id={places.nextLink} line={lines[at + 1]} list={list} name="next" />
      <Button className="walk" type="button" variant="quiet" onClick={() => keys.showLegend(true)}>
        Keys <Kbd name="legend" />
      </Button>
    </section>
  )
}

type WaysProps = Pick<Props, 'open' | 'here' | 'templates'>

function Ways({ open: { phone, email, mayContact, mayText }, here, templates }: WaysProps) {
  const letter = templates[0]
  return (
    <>
      {phone && mayContact && (
        <ButtonLink id={places.call} href={phoneHref('tel', phone)}>
          <Phone aria-hidden="true" size={18} />
          Call <Kbd name="call" />
        </ButtonLink>
      )}
      {email && mayContact && letter && (
        <>
          <ButtonStyle rare />
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={`${here}${here.includes('?') ? '&' : '?'}mail=${letter.id}`}
            preventScrollReset
          >
            <Mail aria-hidden="true" size={18} />
            Mail <Kbd name="mail" />
          </Link>
        </>
      )}
      {mayText && phone ? (
        <ButtonLink variant="quiet" href={phoneHref('sms', phone)}>
          <MessageSquare aria-hidden="true" size={18} />
          Text
        </ButtonLink>
      ) : (
        <Button variant="quiet" type="button" disabled>
          <MessageSquare aria-hidden="true" size={18} />
          Text<VisuallyHidden>: no permission</VisuallyHidden>
        </Button>
      )}
    </>
  )
}

type MoveProps = { move: ApplicationMove; open: OpenApplication; back: string; isNext?: boolean }

function MoveForm({ move, open, back, isNext = false }: MoveProps) {
  const { to, label } = applicationMoves[move]
  return (
    <CaseForm action={actions.move} application={open} back={back} className={isNext ? undefined : 'rare'}>
      <Button
        variant={isNext ? 'line' : 'quiet'}
        name="move"
        value={move}
        id={isNext ? places.move : undefined}
      >
        {move === 'reopen' || move === 'setBack' ? label : `To ${statusLabels[to].toLowerCase()}`}
        {isNext && (
          <>
            {' '}
            <Kbd name="move" />
          </>
        )}
      </Button>
    </CaseForm>
  )
}

type WalkProps = {
  id: string
  line: InboxView['lines'][number] | undefined
  list: ApplicationList
  name: 'next' | 'previous'
}

function Walk({ id, line, list, name }: WalkProps) {
  const label = name === 'next' ? 'Next' : 'Previous'
  const className = buttonClass({ variant: 'quiet', className: 'walk' })
  if (!line)
    return (
      <Button className="walk" type="button" variant="quiet" aria-disabled>
        {label} <Kbd name={name} />
      </Button>
    )
  return (
    <Link id={id} className={className} to={listHref(list, line.id)} preventScrollReset>
      {label} <Kbd name={name} />
    </Link>
  )
}

/** One form for all that are picked; their boxes stand in the list and belong to it. */
export function ManyBar({ list }: { list: ApplicationList }) {
  const moves = movesOf(list)
  return (
    <Form className="caseacts many" id="many" method="post" action={actions.move}>
      {/* Enter in the list presses the first button of its form: this one does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="back" value={listHref(list)} />
      <b>All that are selected</b>
      {moves.map((move) => (
        <Button key={move} variant="line" name="move" value={move}>
          {applicationMoves[move].label}
        </Button>
      ))}
      {list.name === 'approved' && (
        <Button variant="line" name="wish" value="invite" formAction={actions.invite}>
          Invite to tell
        </Button>
      )}
      {list.name === 'spam' ? (
        <Button variant="line" name="spam" value="no" formAction={actions.flag}>
          Not spam
        </Button>
      ) : (
        <Button variant="quiet" name="spam" value="yes" formAction={actions.flag}>
          Spam
        </Button>
      )}
      {list.name !== 'closed' && list.name !== 'spam' && (
        <>
          <label className="hidden" htmlFor="many-reason">
            One reason for closing all of them
          </label>
          <select className="field" id="many-reason" name="reason" defaultValue="">
            <option value="">Why close them?</option>
            {Object.entries(closedReasons).map(([reason, label]) => (
              <option key={reason} value={reason}>
                {label}
              </option>
            ))}
          </select>
          <Button variant="line" name="move" value="close">
            Close
          </Button>
        </>
      )}
    </Form>
  )
}

function movesOf({ name }: ApplicationList): ApplicationMove[] {
  if (name === 'spam') return []
  // A list of several statuses offers what most of them allow.
  if (name === 'due') return ['start']
  return movesFrom(name).filter((move) => move !== 'close')
}
