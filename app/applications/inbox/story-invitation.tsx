import { storyInvitationDays } from '../../mail/link-lives.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { caseFactWords } from './case-fact-words.ts'
import { CaseForm } from './case-forms.tsx'
import type { Asked, OpenApplication } from './inbox-view.ts'
import { actions } from './places.ts'
import { ShortTime } from './short-time.tsx'

type Props = { open: OpenApplication; here: string }

/** From approved to the wall: whether they can be asked for their story, and what came of it. */
export function StoryInvitation({ open, here }: Props) {
  const { story: words } = useWords(caseFactWords)
  if (!open.story) return null
  const { hindrance, asked, isByMail } = open.story
  return (
    <div>
      <h2>{words.title}</h2>
      {hindrance && <p className="small">{words.hindrances[hindrance](open.name)}</p>}
      {asked && <Waiting asked={asked} />}
      {hindrance !== 'told' && (
        <CaseForm className="inline" action={actions.invite} application={open} back={here}>
          <Button variant="line" tight name="wish" value="invite" disabled={hindrance !== null}>
            {asked ? words.again : words.invite}
          </Button>
          {asked && (
            <Button variant="quiet" tight name="wish" value="end">
              {words.takeBack}
            </Button>
          )}
        </CaseForm>
      )}
      {!hindrance && !asked && (
        <p className="fine">
          {isByMail ? words.byMail(storyInvitationDays) : words.byLink(storyInvitationDays)}
        </p>
      )}
    </div>
  )
}

function Waiting({ asked: { at, until, text } }: { asked: Asked }) {
  const { story: words } = useWords(caseFactWords)
  return (
    <>
      <p className="small">{words.invited(<ShortTime at={at} />, until)}</p>
      {text && (
        <div className="handover">
          <TextArea
            label={words.handOver}
            name="handover"
            readOnly
            rows={6}
            defaultValue={text}
            hint={words.handOverHint}
          />
          <div className="actions">
            <CopyButton text={text} />
          </div>
        </div>
      )}
    </>
  )
}
