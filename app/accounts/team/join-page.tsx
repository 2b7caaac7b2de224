import { teamInvitationDays } from '../../mail/link-lives.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { BackToLogin } from '../forgot-page.tsx'
import { LoginCard } from '../login-card.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { joinWords } from './join-words.ts'

type Props = {
  token: string
  /** Null: the link has ended. */
  invitation: { email: string; role: string } | null
  name: string
  errors: { name?: string; next?: string; repeat?: string }
}

/** Behind the link of an invitation. */
export function JoinPage({ token, invitation, name, errors }: Props) {
  const words = useWords(joinWords)
  if (!invitation)
    return (
      <LoginCard title={words.ended.title} lead={words.ended.lead(teamInvitationDays)}>
        <p>{words.ended.askAgain}</p>
        <BackToLogin />
      </LoginCard>
    )
  return (
    <LoginCard title={words.title} lead={words.lead(invitation.email, invitation.role)}>
      <form method="post" action="/admin/join">
        <input type="hidden" name="key" value={token} />
        <Field
          label={words.name}
          name="name"
          autoComplete="name"
          defaultValue={name}
          error={errors.name}
          autoFocus={errors.name !== undefined}
          required
        />
        <NewPasswordFields errors={errors} />
        <Button>{words.join}</Button>
      </form>
    </LoginCard>
  )
}
