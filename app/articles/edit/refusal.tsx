import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Refused } from '../save-answer.ts'
import { editorWords } from './editor-words.ts'

/** Why a save was refused: as a toast, and over the form, where it takes the focus. */
export function Refusal({ refused }: { refused: Refused | undefined }) {
  const { save: words } = useWords(editorWords)
  const summary = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refused) return
    const said = toast.error(words.notSaved)
    ;(summary.current ?? problem.current)?.focus()
    // The next answer says otherwise, or says it anew.
    return () => void toast.dismiss(said)
  }, [refused, words])
  if (!refused) return null
  return (
    <>
      <ErrorSummary
        title={words.notSavedYet}
        ref={summary}
        failures={Object.entries(refused.errors).map(([name, message]) => ({ name, message }))}
      />
      {refused.problem && (
        <Notice kind="error" wide ref={problem}>
          {refused.problem}
        </Notice>
      )}
    </>
  )
}

/** What was in the form before somebody else's text was taken into it. */
export function PutAway({ text }: { text: string | null }) {
  const { putAway: words } = useWords(editorWords)
  if (text === null) return null
  return <TextArea label={words.label} name="putAway" rows={6} readOnly value={text} hint={words.hint} />
}
