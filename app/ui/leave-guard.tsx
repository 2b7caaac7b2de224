import { useCallback, useEffect, useRef, useState } from 'react'
import { type Location, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router'
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
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isDecided = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      !isDecided.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== lets,
  )
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isOn) event.preventDefault()
      },
      [isOn],
    ),
  )
  // The router forgets a blocked press when a load of this page ends, as after a save that failed. The question stays.
  const [wanted, setWanted] = useState<Location | null>(null)
  useEffect(() => {
    if (blocker.state === 'blocked') setWanted(blocker.location)
  }, [blocker])
  const stay = () => {
    setWanted(null)
    blocker.reset?.()
  }
  const leave = () => {
    isDecided.current = true
    setWanted(null)
    if (blocker.state === 'blocked') blocker.proceed()
    else if (wanted) navigate(wanted, { state: wanted.state })
  }
  // A save has come through meanwhile: there is nothing left to ask about.
  useEffect(() => {
    if (wanted && !isOn) leave()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked and decided is about the page before
  useEffect(() => {
    isDecided.current = false
    setWanted(null)
  }, [pathname])
  return (
    <ControlledDialog id="leave-guard" title={words.title} isOpen={wanted !== null} onClose={stay}>
      <p>{words.text}</p>
      <div className="actions">
        <Button type="button" onClick={stay}>
          {words.stay}
        </Button>
        <Button type="button" variant="line" onClick={leave}>
          {words.leave}
        </Button>
      </div>
    </ControlledDialog>
  )
}
