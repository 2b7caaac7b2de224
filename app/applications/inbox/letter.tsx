import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { blankTemplate } from './blank-template.ts'
import { CaseForm } from './case-forms.tsx'
import { caseWords } from './case-words.ts'
import type { MailDraft, OpenApplication } from './inbox-view.ts'
import { languageWords } from './language-words.ts'
import { letterLimits } from './letter-limits.ts'
import { newestOf } from './timeline.ts'
import { forgetText, useKeptText } from './use-kept-text.ts'
import { letterHref } from './ways.ts'

type Props = { open: OpenApplication; here: string; draft: MailDraft; isMailSetUp: boolean }

/** What will be sent, word for word; it may still be changed. */
export function Letter({ open, here, draft, isMailSetUp }: Props) {
  const { letter: words } = useWords(caseWords)
  const { names } = useWords(languageWords)
  const language = open.language === 'en' ? null : names[open.language]
  const spoken = (said: string) => <VisuallyHidden>{said}</VisuallyHidden>
  const template = draft.template.id === blankTemplate.id ? null : draft.template.name
  const newest = newestOf(open.timeline, ['mail'])
  const nameOf = (field: string) => `letter:${open.id}:${draft.template.id}:${field}`
  return (
    <CaseForm
      className="letter"
      action={letterHref(here, draft.template)}
      application={open}
      back={here}
      ref={useFirstProblem(draft.errors)}
    >
      <h3>{words.title(open.email, language, spoken, template)}</h3>
      <input type="hidden" name="template" value={draft.template.id} />
      <Field
        label={words.subject}
        name="subject"
        required
        maxLength={letterLimits.subject}
        defaultValue={draft.subject}
        error={draft.errors?.subject}
        autoComplete="off"
        ref={useKeptText<HTMLInputElement>(nameOf('subject'), newest, draft.subject)}
      />
      <TextArea
        label={words.body}
        name="body"
        required
        rows={9}
        maxLength={letterLimits.body}
        defaultValue={draft.body}
        error={draft.errors?.body}
        hint={words.bodyHint}
        ref={useKeptText<HTMLTextAreaElement>(nameOf('body'), newest, draft.body)}
      />
      {open.isDemo && <p className="fine">{words.example}</p>}
      {!isMailSetUp && !open.isDemo && !draft.errors && <p className="fine">{words.notSetUp}</p>}
      <div className="actions">
        <Button>{words.send}</Button>
        <Link
          to={here}
          preventScrollReset
          onClick={() => ['subject', 'body'].map(nameOf).forEach(forgetText)}
        >
          {words.doNotSend}
        </Link>
      </div>
    </CaseForm>
  )
}
