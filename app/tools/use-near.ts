import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether a part of the page has come near, a screen away; paper has all of them. */
export function useNear<Part extends Element>() {
  const ref = useRef<Part>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: '100%' },
    )
    const onPrint = () => flushSync(() => setNear(true))
    seen.observe(ref.current)
    addEventListener('beforeprint', onPrint)
    return () => {
      seen.disconnect()
      removeEventListener('beforeprint', onPrint)
    }
  }, [isNear])
  return [ref, isNear] as const
}
