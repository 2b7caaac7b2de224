import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Location,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
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
  const { state } = useNavigation()
  const navigate = useNavigate()
  const isDecided = useRef(false)
  // Not taken from the blocker, which forgets a press when a load of this page ends, as after a save that failed.
  const [wanted, setWanted] = useState<Location | null>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAsking =
      isOn &&
      !isDecided.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== lets
    if (isAsking) setWanted(nextLocation)
    return isAsking
  })
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isOn) event.preventDefault()
      },
      [isOn],
    ),
  )
  const stay = () => {
    setWanted(null)
    blocker.reset?.()
  }
  const leave = async () => {
    setWanted(null)
    if (blocker.state === 'blocked') blocker.proceed()
    else if (wanted) {
      isDecided.current = true
      await navigate(wanted, { state: wanted.state })
      isDecided.current = false
    }
  }
  // A save has come through meanwhile: there is nothing left to ask about.
  const isSettled = !isOn && state === 'idle'
  useEffect(() => {
    if (wanted && isSettled) leave()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is about the page before
  useEffect(() => setWanted(null), [pathname])
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
