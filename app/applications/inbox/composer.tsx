import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CaseForm } from './case-forms.tsx'
import { caseWords } from './case-words.ts'
import css from './composer.css?inline'
import type { InboxView, OpenApplication } from './inbox-view.ts'
import { inboxKeys } from './keys.ts'
import { languageWords } from './language-words.ts'
import { Letter } from './letter.tsx'
import { NoteField } from './note-field.tsx'
import { actions, places } from './places.ts'
import { newestOf } from './timeline.ts'

type Props = { open: OpenApplication; here: string } & Pick<
  InboxView,
  'templates' | 'draft' | 'answer' | 'isMailSetUp' | 'viewer'
>

/** An answer on the private page, notes for the team, what came of a call, and mails from the templates. */
export function Composer({ open, here, templates, draft, answer, isMailSetUp, viewer }: Props) {
  const { composer: words } = useWords(caseWords)
  const { mailsIn } = useWords(languageWords)
  const canMail = open.email !== null && open.mayContact
  const asked = new URL(here, 'http://inbox')
  return (
    <>
      <Style name="composer" css={css} layer="page" />
      {(open.mayContact || answer) && (
        <AnswerForm open={open} here={here} refused={answer} isMailSetUp={isMailSetUp} />
      )}
      <CaseForm className="composer" action={actions.note} application={open} back={here}>
        <label className="hidden" htmlFor={places.note}>
          {words.note}
        </label>
        <NoteField
          application={open.id}
          newest={newestOf(open.timeline, ['note', 'call', 'text'])}
          placeholder={words.noteExample}
        />
        <div className="actions">
          <Button variant="line" tight name="kind" value="note">
            {words.add}
          </Button>
          {open.phone && open.mayContact && (
            <Button variant="quiet" tight name="kind" value="call" id={places.callNote}>
              {words.asCall}
            </Button>
          )}
          {open.mayText && (
            <Button variant="quiet" tight name="kind" value="text">
              {words.asText}
            </Button>
          )}
        </div>
      </CaseForm>
      {canMail && !draft && (
        <Form className="openmail" action={asked.pathname} preventScrollReset>
          {/* A form that asks for a page writes the whole question anew: the filter of the list must stand in it. */}
          {[...asked.searchParams].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className={open.language === 'en' ? 'hidden' : undefined} htmlFor="field-mail">
            {open.language === 'en' ? words.template : mailsIn[open.language]}
          </label>
          <select className="field" id="field-mail" name="mail">
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {words.mail(name)}
              </option>
            ))}
          </select>
          <Button variant="quiet" tight id={places.openMail}>
            {words.openMail} <Kbd of={inboxKeys.mail} />
          </Button>
          {viewer.role === 'owner' && <Link to={actions.templates}>{words.edit}</Link>}
        </Form>
      )}
      {canMail && draft && (
        <Letter
          key={`${open.id} ${draft.template.id}`}
          open={open}
          here={here}
          draft={draft}
          isMailSetUp={isMailSetUp}
        />
      )}
    </>
  )
}
