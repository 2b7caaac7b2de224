import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { invitationDays } from '../invite/invitation-link.ts'
import type { NotInvited } from '../invite/may-invite.ts'
import { CaseForm } from './case-forms.tsx'
import type { Asked, OpenApplication } from './inbox-view.ts'
import { actions } from './places.ts'
import { ShortTime } from './short-time.tsx'

type Props = { open: OpenApplication; here: string }

/** From approved to the wall: whether they can be asked for their story, and what came of it. */
export function StoryInvitation({ open, here }: Props) {
  if (!open.story) return null
  const { hindrance, asked, isByMail } = open.story
  return (
    <div>
      <h2>Their story</h2>
      {hindrance && <p className="small">{hindranceWords(hindrance, open.name)}</p>}
      {asked && <Waiting asked={asked} />}
      {hindrance !== 'told' && (
        <CaseForm className="inline" action={actions.invite} application={open} back={here}>
          <Button variant="line" tight name="wish" value="invite" disabled={hindrance !== null}>
            {asked ? 'Invite again' : 'Invite to tell the story'}
          </Button>
          {asked && (
            <Button variant="quiet" tight name="wish" value="end">
              Take it back
            </Button>
          )}
        </CaseForm>
      )}
      {!hindrance && !asked && (
        <p className="fine">
          {isByMail
            ? `A mail with a link of their own, for one story and ${invitationDays} days.`
            : `Makes a link to hand over, for one story and ${invitationDays} days.`}
        </p>
      )}
    </div>
  )
}

function hindranceWords(hindrance: NotInvited, name: string) {
  if (hindrance === 'told')
    return 'The story came back. It stands among the stories, and nothing there leads here.'
  if (hindrance === 'example') return 'Not offered: this is an example.'
  return `Not offered: ${name} agreed to hear from us about the application, not to “News”. They can say yes to it on their private page.`
}

function Waiting({ asked: { at, until, text, sms } }: { asked: Asked }) {
  return (
    <>
      <p className="small">
        Invited <ShortTime at={at} />. The link works until {until}.
      </p>
      {text && (
        <div className="handover">
          <TextArea
            label="To hand over"
            name="handover"
            readOnly
            rows={6}
            defaultValue={text}
            hint="Yours to pass on to them alone: whoever has the link can tell the story in their name."
          />
          <div className="actions">
            <CopyButton text={text} />
            {sms && <a href={sms}>Send as a text</a>}
          </div>
        </div>
      )}
    </>
  )
}
