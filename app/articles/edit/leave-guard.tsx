import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ControlledDialog } from '../../ui/dialog.tsx'

/** Asks before unsaved text is left behind. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
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
      title="Leave this page?"
      isOpen={isAsking}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <p>Your changes are not saved. They are kept as a draft, and you can go on with them later.</p>
      <div className="actions">
        <Button type="button" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
        <Button type="button" variant="line" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </ControlledDialog>
  )
}
