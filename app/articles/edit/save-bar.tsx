import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import type { Refused } from '../save-answer.ts'
import { editorWords } from './editor-words.ts'
import type { Kept } from './use-autosave.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** Whether the save that is being sent leads back to this page. */
  stays: boolean
  onStay: (stays: boolean) => void
  isSaving: boolean
  isDirty: boolean
  kept: Kept
  problem: Refused | undefined
}

/** Ctrl+S or Cmd+S saves too, and stays on the page. */
export function SaveBar({ form, stays, onStay, isSaving, isDirty, kept, problem }: Props) {
  const { save: words } = useWords(editorWords)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!form.current || form.current.inert) return
      // The form is sent as it was rendered last.
      flushSync(() => onStay(true))
      form.current.requestSubmit()
      onStay(false)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form, onStay])

  return (
    <div className="save-bar">
      <input type="hidden" name="stay" value={stays ? 'yes' : ''} />
      <Button aria-disabled={isSaving || undefined} onClick={(event) => isSaving && event.preventDefault()}>
        {words.save}
      </Button>
      <Link className={buttonClass({ variant: 'line' })} to="/admin/articles">
        {words.back}
      </Link>
      <p className="small soft" role="status">
        {problem && !isSaving && <span className="failed">{words.notSaved} </span>}
        {isSaving ? words.saving : isDirty ? words.kept[kept] : ''}
      </p>
    </div>
  )
}
