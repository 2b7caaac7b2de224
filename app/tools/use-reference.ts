import { startTransition, useEffect, useState } from 'react'
import { type Reference, referenceAddress } from './reference.ts'

/** Null until it has come, and where it cannot. It is fetched whole and before anything is picked: the request says nothing. */
export function useReference(): Reference | null {
  const [reference, setReference] = useState<Reference | null>(null)
  useEffect(() => {
    fetch(referenceAddress)
      .then((answer) => (answer.ok ? answer.json() : null))
      // In slices, as the page woke: a slow phone answers to a finger meanwhile.
      .then((read) => startTransition(() => setReference(read)))
      .catch(() => setReference(null)) // Offline: the page says where to read it.
  }, [])
  return reference
}
