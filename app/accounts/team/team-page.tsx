import { Form } from 'react-router'
import { type Role, roles } from '../../db/vocabulary.ts'
import { teamInvitationDays } from '../../mail/link-lives.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { Style } from '../../ui/style.tsx'
import { Sure } from '../../ui/sure.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useBlankOnceAdded } from '../../ui/use-blank-once-added.ts'
import { roleWords } from './role-words.ts'
import css from './team-page.css?inline'
import { teamWords } from './team-words.ts'

type Member = {
  id: string
  name: string
  email: string
  role: Role
  disabled: boolean
  hasSecondFactor: boolean
  lastSignInAt: Date | null
}
type Invitation = {
  id: string
  email: string
  role: Role
  expiresAt: Date
  createdAt: Date
  hasEnded: boolean
}

type Props = {
  ownId: string
  team: Member[]
  invitations: Invitation[]
  canMail: boolean
  written: { email: string; role: string }
  errors: { email?: string; role?: string }
  /** Of the invitation that was just made. */
  link?: { email: string; href: string; isMailed: boolean } | undefined
}

/** Who may open the admin area, and what each may do. */
export function TeamPage({ ownId, team, invitations, canMail, written, errors, link }: Props) {
  const words = useWords(teamWords)
  const roleLabels = useWords(roleWords)
  const form = useFirstProblem(errors)
  const { timesAdded, onSubmit } = useBlankOnceAdded(link?.href)
  return (
    <div className="team">
      <Style name="team-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="soft">{words.lead}</p>
      {link && <LinkOnce {...link} />}
      <Card>
        <h2>{words.invite.title}</h2>
        <Form key={timesAdded} className="invite" method="post" ref={form} onSubmit={onSubmit}>
          <Field
            label={words.invite.email}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={written.email}
            error={errors.email}
            required
          />
          <ChoiceGroup
            type="radio"
            legend={words.invite.role}
            name="role"
            selected={written.role}
            error={errors.role}
            required
            stacked
            options={roles.map((value) => ({
              value,
              label: roleLabels[value].label,
              hint: roleLabels[value].about,
            }))}
          />
          <Button name="act" value="invite">
            {canMail ? words.invite.send : words.invite.makeLink}
          </Button>
          <p className="small soft">{words.invite.about(teamInvitationDays, canMail)}</p>
        </Form>
      </Card>
      <section>
        <h2>{words.people.title}</h2>
        <ul className="lines">
          {team.map((member) => (
            <li key={member.id}>
              <About {...member} isOwn={member.id === ownId} />
              {member.id !== ownId && <Acts {...member} />}
            </li>
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section>
          <h2>{words.waiting.title}</h2>
          <ul className="lines">
            {invitations.map(({ id, email, role, expiresAt, createdAt, hasEnded }) => (
              <li key={id}>
                <div className="about">
                  <p>{email}</p>
                  <p className="small soft">
                    {words.waiting.about(
                      roleLabels[role].label,
                      <LocalTime at={createdAt} />,
                      <LocalTime at={expiresAt} />,
                      hasEnded,
                    )}
                  </p>
                </div>
                <div className="acts">
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="email" value={email} />
                    <input type="hidden" name="role" value={role} />
                    <Button
                      variant="line"
                      tight
                      name="act"
                      value="invite"
                      aria-label={words.actOn(words.waiting.newLink, email)}
                    >
                      {words.waiting.newLink}
                    </Button>
                  </Form>
                  <Act act="end-invitation" id={id} about={email}>
                    {words.waiting.takeBack}
                  </Act>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function LinkOnce({ email, href, isMailed }: NonNullable<Props['link']>) {
  const words = useWords(teamWords)
  const say = isMailed ? words.mailed : words.made
  return (
    <ShownOnce kind="success" text={href}>
      {say(email, <code className="link">{href}</code>)}
    </ShownOnce>
  )
}

function About({
  name,
  email,
  role,
  disabled,
  hasSecondFactor,
  lastSignInAt,
  isOwn,
}: Member & { isOwn: boolean }) {
  const words = useWords(teamWords).people
  const { label } = useWords(roleWords)[role]
  return (
    <div className="about">
      <p>
        {email} {isOwn && <Tag>{words.you}</Tag>} {disabled && <Tag tone="danger">{words.accessEnded}</Tag>}
      </p>
      <p className="small soft">
        {words.whoIs(name, label)}{' '}
        {lastSignInAt ? words.lastHere(<LocalTime at={lastSignInAt} />) : words.neverHere}{' '}
        {hasSecondFactor ? words.twoFactorOn : <b>{words.twoFactorOff}</b>}
      </p>
    </div>
  )
}

function Acts({ id, email, role, disabled }: Member) {
  const { people: words, actOn } = useWords(teamWords)
  const roleLabels = useWords(roleWords)
  if (disabled)
    return (
      <div className="acts">
        <Act act="open-access" id={id} about={email}>
          {words.letIn}
        </Act>
      </div>
    )
  return (
    <div className="acts">
      <Form method="post" className="role" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <label className="small" htmlFor={`role-${id}`}>
          {words.roleOf(email)}
        </label>
        <select className="field" id={`role-${id}`} name="role" defaultValue={role}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleLabels[one].label}
            </option>
          ))}
        </select>
        <Button variant="line" tight name="act" value="role" aria-label={actOn(words.change, email)}>
          {words.change}
        </Button>
      </Form>
      <Sure
        variant="quiet"
        tight
        label={words.endAccess}
        aria-label={actOn(words.endAccess, email)}
        means={words.endMeans}
      >
        <Act act="end-access" id={id} about={email}>
          {words.yesEnd}
        </Act>
      </Sure>
    </div>
  )
}

function Act({ act, id, about, children }: { act: string; id: string; about: string; children: string }) {
  const words = useWords(teamWords)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button variant="quiet" tight name="act" value={act} aria-label={words.actOn(children, about)}>
        {children}
      </Button>
    </Form>
  )
}
