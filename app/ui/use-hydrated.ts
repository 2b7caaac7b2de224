import { useEffect, useState } from 'react'

/** False on the server and while React takes over its page: for what is worth nothing without JavaScript. */
export function useHydrated() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
