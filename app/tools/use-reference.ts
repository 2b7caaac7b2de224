import { startTransition, useCallback, useState } from 'react'
import { useLocalHref } from '../ui/language.ts'
import { type Reference, referenceAddress } from './reference.ts'
import { useLoaded } from './use-loaded.ts'

/** Null until it has come: the page says where to read it. It is fetched whole and before anything is picked: the request says nothing. */
export function useReference(): Reference | null {
  const [reference, setReference] = useState<Reference | null>(null)
  const address = useLocalHref()(referenceAddress)
  const load = useCallback(async () => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(String(answer.status))
    const read = await answer.json()
    // In a transition: a slow phone answers to a finger meanwhile.
    startTransition(() => setReference(read))
  }, [address])
  useLoaded(load)
  return reference
}
