import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** While something goes on in the background: how far it is by now. Null looks no more. */
export function useLookAgain(everyMs: number | null) {
  const { revalidate } = useRevalidator()
  // A look would begin the way to another page anew, and one that takes long never end.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (everyMs === null || !isIdle) return
    return lookEvery(everyMs, revalidate)
  }, [everyMs, isIdle, revalidate])
}

/** Each look waits for the one before: on a slow line they would replace each other and none arrive. */
export function lookEvery(everyMs: number, look: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const lookAgain = async () => {
    await look()
    if (!isGone) timer = setTimeout(lookAgain, everyMs)
  }
  timer = setTimeout(lookAgain, everyMs)
  return () => {
    isGone = true
    clearTimeout(timer)
  }
}
