import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { BackToLogin } from '../forgot-page.tsx'
import { LoginCard } from '../login-card.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { linkDays } from './link-days.ts'

type Props = {
  token: string
  /** Null: the link has ended. */
  invitation: { email: string; role: string } | null
  name: string
  errors: { name?: string; next?: string; repeat?: string }
}

/** Behind the link of an invitation. */
export function JoinPage({ token, invitation, name, errors }: Props) {
  if (!invitation)
    return (
      <LoginCard title="This invitation has ended" lead={`A link works once, and for ${linkDays} days.`}>
        <p>Ask whoever invited you for a new one.</p>
        <BackToLogin />
      </LoginCard>
    )
  return (
    <LoginCard title="Join the team" lead={`As ${invitation.email}, in the role of ${invitation.role}.`}>
      <form method="post" action="/admin/join">
        <input type="hidden" name="key" value={token} />
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          error={errors.name}
          required
        />
        <NewPasswordFields errors={errors} />
        <Button>Join</Button>
      </form>
    </LoginCard>
  )
}
