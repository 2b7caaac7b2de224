import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from './button.tsx'
import { ControlledDialog } from './dialog.tsx'

type Props = {
  isOn: boolean
  words: { title: string; text: string; stay: string; leave: string }
  /** Where going is a decision already. */
  lets?: string
}

/** Asks before something that is not saved is left behind. */
export function LeaveGuard({ isOn, words, lets }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== lets,
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
