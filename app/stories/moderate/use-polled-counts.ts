import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Counts } from './moderation-story.ts'

const everyMs = 20_000

type Polled = { counts: Counts; isMore: boolean }

/** Asks every 20 seconds while the page is looked at, and when somebody comes back to it. */
export function usePolledCounts(href: string, onPolled: (polled: Polled) => void) {
  const fetcher = useFetcher<Polled | null>()
  const load = useRef(fetcher.load)
  load.current = fetcher.load
  const tell = useRef(onPolled)
  tell.current = onPolled

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void load.current(href)
    }
    const timer = setInterval(ask, everyMs)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('focus', ask)
    }
  }, [href])
  useEffect(() => {
    if (fetcher.data) tell.current(fetcher.data)
  }, [fetcher.data])
}
