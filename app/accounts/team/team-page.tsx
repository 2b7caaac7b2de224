import { Form } from 'react-router'
import { type Role, roles } from '../../db/vocabulary.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import { linkDays } from './link-days.ts'
import { roleWords } from './role-words.ts'
import css from './team-page.css?inline'

type Member = {
  id: string
  name: string
  email: string
  role: Role
  disabled: boolean
  hasSecondFactor: boolean
  lastSignInAt: Date | null
}
type Invitation = { id: string; email: string; role: Role; expiresAt: Date; createdAt: Date }

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
  return (
    <div className="team">
      <Style name="team-page" css={css} layer="page" />
      <h1>Team</h1>
      <p className="soft">Who may open the admin area, and what each may do.</p>
      {link && <LinkOnce {...link} />}
      <Card>
        <h2>Invite a colleague</h2>
        <Form key={link?.href} className="invite" method="post">
          <Field
            label="Their e-mail"
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={written.email}
            error={errors.email}
            required
          />
          <ChoiceGroup
            type="radio"
            legend="Role"
            name="role"
            selected={written.role}
            error={errors.role}
            required
            stacked
            options={roles.map((value) => ({
              value,
              label: roleWords[value].label,
              hint: roleWords[value].about,
            }))}
          />
          <Button name="act" value="invite">
            {canMail ? 'Send the invitation' : 'Make an invitation link'}
          </Button>
          <p className="small soft">
            The link works once, for {linkDays} days. They choose their own name and password.
            {!canMail && ' Mail is not set up, so you hand the link over yourself.'}
          </p>
        </Form>
      </Card>
      <section>
        <h2>People</h2>
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
          <h2>Not answered yet</h2>
          <ul className="lines">
            {invitations.map(({ id, email, role, expiresAt, createdAt }) => (
              <li key={id}>
                <div className="about">
                  <p>{email}</p>
                  <p className="small soft">
                    {roleWords[role].label}. Invited <LocalTime at={createdAt} />, ends{' '}
                    <LocalTime at={expiresAt} />
                  </p>
                </div>
                <div className="acts">
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="email" value={email} />
                    <input type="hidden" name="role" value={role} />
                    <Button variant="line" tight name="act" value="invite" aria-label={`New link: ${email}`}>
                      New link
                    </Button>
                  </Form>
                  <Act act="end-invitation" id={id} about={email}>
                    Take back
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
  return (
    <Notice kind="success" wide>
      {isMailed ? `The invitation is on its way to ${email}. ` : `The invitation for ${email} is made. `}
      {isMailed ? 'You can also hand over the link yourself' : 'Hand over this link yourself'}. It is shown
      only this once: <code className="link">{href}</code>
    </Notice>
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
  return (
    <div className="about">
      <p>
        {email} {isOwn && <Tag>You</Tag>} {disabled && <Tag tone="danger">Access ended</Tag>}
      </p>
      <p className="small soft">
        {[...new Set([name, roleWords[role].label])].join('. ')}.{' '}
        {lastSignInAt ? <LastHere at={lastSignInAt} /> : 'Never signed in'}.{' '}
        {hasSecondFactor ? 'Two-factor is on.' : <b>Two-factor is off.</b>}
      </p>
    </div>
  )
}

function LastHere({ at }: { at: Date }) {
  return (
    <>
      Last here <LocalTime at={at} />
    </>
  )
}

function Acts({ id, email, role, disabled }: Member) {
  if (disabled)
    return (
      <div className="acts">
        <Act act="open-access" id={id} about={email}>
          Let in again
        </Act>
      </div>
    )
  return (
    <div className="acts">
      <Form method="post" className="role" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <label className="small" htmlFor={`role-${id}`}>
          Role of {email}
        </label>
        <select className="field" id={`role-${id}`} name="role" defaultValue={role}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleWords[one].label}
            </option>
          ))}
        </select>
        <Button variant="line" tight name="act" value="role" aria-label={`Change: ${email}`}>
          Change
        </Button>
      </Form>
      <Act act="end-access" id={id} about={email}>
        End access
      </Act>
    </div>
  )
}

function Act({ act, id, about, children }: { act: string; id: string; about: string; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button variant="quiet" tight name="act" value={act} aria-label={`${children}: ${about}`}>
        {children}
      </Button>
    </Form>
  )
}
