import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ControlledDialog } from '../../ui/dialog.tsx'
import { useWords } from '../../ui/language.ts'
import { editorWords } from './editor-words.ts'

/** Asks before unsaved text is left behind. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { leave: words } = useWords(editorWords)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Discarding the draft is a decision already.
      nextLocation.pathname !== '/admin/articles/draft',
  )
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isOn) event.preventDefault()
      },
      [isOn],
    ),
  )
  const isAsking = blocker.state === 'blocked'
  return (
    <ControlledDialog
      id="leave-guard"
      title={words.title}
      isOpen={isAsking}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <p>{words.text}</p>
      <div className="actions">
        <Button type="button" onClick={() => blocker.reset?.()}>
          {words.stay}
        </Button>
        <Button type="button" variant="line" onClick={() => blocker.proceed?.()}>
          {words.leave}
        </Button>
      </div>
    </ControlledDialog>
  )
}
