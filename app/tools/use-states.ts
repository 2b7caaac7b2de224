import { useEffect, useState } from 'react'
import { type AllStateRights, statesAddress } from './state-rights.ts'

/** Null until it has come, and where it cannot. It is fetched whole and before anything is picked: the request says nothing. */
export function useStates(): AllStateRights | null {
  const [states, setStates] = useState<AllStateRights | null>(null)
  useEffect(() => {
    fetch(statesAddress)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setStates)
      .catch(() => setStates(null)) // Offline: the plan says where to read it.
  }, [])
  return states
}
