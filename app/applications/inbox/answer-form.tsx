import { useEffect, useRef } from 'react'
import { phoneHref } from '../../platform/us-phone.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { answerField, maxAnswer } from './answer-field.ts'
import { CaseForm } from './case-forms.tsx'
import { caseWords } from './case-words.ts'
import type { AnswerDraft, OpenApplication } from './inbox-view.ts'
import { languageWords } from './language-words.ts'
import { useKeptText } from './use-kept-text.ts'

type Props = { open: OpenApplication; here: string; refused?: AnswerDraft; isMailSetUp: boolean }

/** In writing, with or without mail: it stands on the page the applicant has the link of. */
export function AnswerForm({ open, here, refused, isMailSetUp }: Props) {
  const { answer: words } = useWords(caseWords)
  const { names } = useWords(languageWords)
  const fold = useRef<HTMLDetailsElement>(null)
  const field = useKeptText<HTMLTextAreaElement>(`answer:${open.id}`, open.lastAnswer, refused?.words)
  useEffect(() => {
    // What was begun before is not left folded away.
    if (field.current?.value && fold.current) fold.current.open = true
  }, [field])
  return (
    <details className="answer" ref={fold} open={open.unansweredSince !== null || refused !== undefined}>
      <summary>{words.title(open.language === 'en' ? null : names[open.language])}</summary>
      <CaseForm action={here} application={open} back={here} ref={useFirstProblem(refused)}>
        <TextArea
          label={words.label}
          name={answerField}
          rows={4}
          maxLength={maxAnswer}
          defaultValue={refused?.words}
          error={refused?.error}
          ref={field}
        />
        <Notified open={open} isMailSetUp={isMailSetUp} />
        <div className="actions">
          <Button tight>{words.send}</Button>
        </div>
      </CaseForm>
    </details>
  )
}

/** How they come to know of it. */
function Notified({ open, isMailSetUp }: Pick<Props, 'open' | 'isMailSetUp'>) {
  const { answer: words } = useWords(caseWords)
  const { phone, email, isDemo } = open
  if (isDemo) return <p className="fine">{words.example}</p>
  if (isMailSetUp && email) return <p className="fine">{words.mailed(email)}</p>
  return (
    <>
      <p className="fine">{words.notNotified(isMailSetUp)}</p>
      {phone && <p className="fine">{words.call(<a href={phoneHref('tel', phone)}>{phone}</a>)}</p>}
    </>
  )
}
