import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Refused } from '../save-answer.ts'

/** Why a save was refused: as a toast, and over the form, where the list of what is missing takes the focus. */
export function Refusal({ refused }: { refused: Refused | undefined }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refused) return
    toast.error('Not saved. Your text is still here.')
    summary.current?.focus()
  }, [refused])
  if (!refused) return null
  return (
    <>
      <ErrorSummary
        title="Not saved yet"
        ref={summary}
        failures={Object.entries(refused.errors).map(([name, message]) => ({ name, message }))}
      />
      {refused.problem && (
        <Notice kind="error" wide>
          {refused.problem}
        </Notice>
      )}
    </>
  )
}

/** What was in the form before somebody else's text was taken into it. */
export function PutAway({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <TextArea
      label="What you had written"
      name="putAway"
      rows={6}
      readOnly
      value={text}
      hint="Their text is in the form now. Copy from here what you want to bring over."
    />
  )
}
