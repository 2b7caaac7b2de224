import { Mail, MessageSquare, Phone } from 'lucide-react'
import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { phoneHref } from '../../platform/us-phone.ts'
import { Button, ButtonLink, ButtonStyle, buttonClass } from '../../ui/button.tsx'
import { Kbd } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ApplicationMove, movesFrom } from '../application.ts'
import { statusWords } from '../status-words.ts'
import { type ApplicationList, isStatus, listHref } from './application-list.ts'
import css from './case-bar.css?inline'
import { CaseForm, ReasonOptions } from './case-forms.tsx'
import { caseWords } from './case-words.ts'
import type { InboxView, OpenApplication } from './inbox-view.ts'
import { inboxKeys } from './keys.ts'
import { actions, places } from './places.ts'
import type { InboxKeys } from './use-inbox-keys.ts'
import { letterHref } from './ways.ts'

/** Those without a button in the bar. */
const furtherKeys = ['followUp', 'assign', 'close', 'search'] as const

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
  const { bar: words } = useWords(caseWords)
  const at = lines.findIndex(({ id }) => id === open.id)
  const moves = movesFrom(open.status).filter((move) => move !== 'close')
  const [first, ...others] = moves
  return (
    <section className="caseacts one" aria-label={words.label}>
      <Style name="case-bar" css={css} layer="page" />
      <Ways open={open} here={here} templates={templates} />
      {first && <MoveForm move={first} open={open} back={afterwards} isNext />}
      {others.map((move) => (
        <MoveForm key={move} move={move} open={open} back={afterwards} />
      ))}
      <p className="keys" aria-hidden="true">
        {furtherKeys.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ' '}
            <Kbd of={inboxKeys[name]} /> {words.keys[name]}
          </Fragment>
        ))}
      </p>
      {at >= 0 && <p className="position">{words.position(at + 1, lines.length)}</p>}
      <Walk id={places.previousLink} line={lines[at - 1]} list={list} name="previous" />
      <Walk id={places.nextLink} line={lines[at + 1]} list={list} name="next" />
      <Button className="walk" type="button" variant="quiet" onClick={() => keys.showLegend(true)}>
        {words.allKeys} <Kbd of={inboxKeys.legend} />
      </Button>
    </section>
  )
}

type WaysProps = Pick<Props, 'open' | 'here' | 'templates'>

function Ways({ open: { phone, email, mayContact, mayText }, here, templates }: WaysProps) {
  const { bar: words } = useWords(caseWords)
  const letter = templates[0]
  return (
    <>
      {phone && mayContact && (
        <ButtonLink id={places.call} href={phoneHref('tel', phone)}>
          <Phone aria-hidden="true" size={18} />
          {words.call} <Kbd of={inboxKeys.call} />
        </ButtonLink>
      )}
      {email && mayContact && letter && (
        <>
          <ButtonStyle rare />
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={letterHref(here, letter)}
            preventScrollReset
          >
            <Mail aria-hidden="true" size={18} />
            {words.mail} <Kbd of={inboxKeys.mail} />
          </Link>
        </>
      )}
      {mayText && phone ? (
        <ButtonLink variant="quiet" href={phoneHref('sms', phone)}>
          <MessageSquare aria-hidden="true" size={18} />
          {words.text}
        </ButtonLink>
      ) : (
        <Button variant="quiet" type="button" disabled>
          <MessageSquare aria-hidden="true" size={18} />
          {(phone ? words.noText : words.noNumber)((spoken) => (
            <VisuallyHidden>{spoken}</VisuallyHidden>
          ))}
        </Button>
      )}
    </>
  )
}

type MoveProps = { move: ApplicationMove; open: OpenApplication; back: string; isNext?: boolean }

function MoveForm({ move, open, back, isNext = false }: MoveProps) {
  const words = useWords(statusWords)
  return (
    <CaseForm action={actions.move} application={open} back={back} className={isNext ? undefined : 'rare'}>
      <Button
        variant={isNext ? 'line' : 'quiet'}
        name="move"
        value={move}
        id={isNext ? places.move : undefined}
      >
        {words.moveOne[move]}
        {isNext && (
          <>
            {' '}
            <Kbd of={inboxKeys.move} />
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
  const label = useWords(caseWords).bar[name]
  const className = buttonClass({ variant: 'quiet', className: 'walk' })
  if (!line)
    return (
      <Button className="walk" type="button" variant="quiet" aria-disabled>
        {label} <Kbd of={inboxKeys[name]} />
      </Button>
    )
  return (
    <Link id={id} className={className} to={listHref(list, line.id)} preventScrollReset>
      {label} <Kbd of={inboxKeys[name]} />
    </Link>
  )
}

/** One form for all that are picked; their boxes stand in the list and belong to it. */
export function ManyBar({ list }: { list: ApplicationList }) {
  const { many: words } = useWords(caseWords)
  const { moveMany } = useWords(statusWords)
  const moves = movesOf(list)
  return (
    <Form className="caseacts many" id="many" method="post" action={actions.move} preventScrollReset>
      {/* Enter in the list presses the first button of its form: this one does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="back" value={listHref(list)} />
      <b>{words.title}</b>
      {moves.map((move) => (
        <Button key={move} variant="line" name="move" value={move}>
          {moveMany[move]}
        </Button>
      ))}
      {list.name === 'approved' && (
        <Button variant="line" name="wish" value="invite" formAction={actions.invite}>
          {words.invite}
        </Button>
      )}
      {list.name === 'spam' ? (
        <Button variant="line" name="spam" value="no" formAction={actions.flag}>
          {words.notSpam}
        </Button>
      ) : (
        <Button variant="quiet" name="spam" value="yes" formAction={actions.flag}>
          {words.spam}
        </Button>
      )}
      {list.name !== 'closed' && list.name !== 'spam' && (
        <>
          <label className="hidden" htmlFor="many-reason">
            {words.reason}
          </label>
          <select className="field" id="many-reason" name="reason" defaultValue="">
            <ReasonOptions question={words.why} />
          </select>
          <Button variant="line" name="move" value="close">
            {words.close}
          </Button>
        </>
      )}
    </Form>
  )
}

function movesOf({ name }: ApplicationList): ApplicationMove[] {
  if (name === 'spam') return []
  // A list of several statuses offers what most of them allow.
  if (!isStatus(name)) return ['start']
  return movesFrom(name).filter((move) => move !== 'close')
}
